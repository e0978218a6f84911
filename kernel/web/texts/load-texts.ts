import type { Language } from '#kernel/i18n/texts.ts'
import { AskLater, loadWithRetry } from '#kernel/web/load-with-retry.ts'
import { createTranslate } from '#kernel/web/texts/create-translate.ts'
import type { CompiledText } from '#kernel/web/texts/format-message.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

/** Id of the element that contains the texts used by the document itself. */
export const page_texts_id = 'page-texts'

const catalogue: Record<string, CompiledText> = {}
/** Slices whose texts are needed by loaded code and have not arrived yet. */
const wanted = new Set<string>()
const arrived = new Set<string>()
/**
 * All texts are requested once when a key is shown that no loaded code declares: for example a tab's name, contributed by its key
 * alone.
 */
const everything = '*'
let address = ''
let coming: Promise<void> | undefined
/** Parts of a guest's first page hydrate before other texts have loaded, because their own are in the document. */
let do_parts_wait = false
/** Re-renders components that asked for a text too early. */
let showMissed: (() => void) | undefined
let missed: Promise<void> | undefined

/** Requests the texts of a slice whose code has loaded. The build inserts the call into each module that imports the texts' type. */
export const requestTexts = (source: string): void => {
  if (!arrived.has(source) && !arrived.has(everything)) wanted.add(source)
}

/** An address may name slices in so many characters; the others are asked for by the next call. */
const most_characters = 1_000

const fetchWanted = async (): Promise<void> => {
  let characters = -1
  const sources = [...wanted].toSorted().filter((source) => wanted.has(everything) || (characters += source.length + 1) <= most_characters)
  try {
    const response = await fetch(wanted.has(everything) ? address : `${address}&of=${sources.join(',')}`)
    // Texts of a refusal would count as arrived, and every key that is missing then would be shown as it is.
    if (!response.ok) throw new AskLater(response)
    Object.assign(catalogue, ((await response.json()) as { data: Record<string, CompiledText> }).data)
    for (const source of sources) if (wanted.delete(source)) arrived.add(source)
  } finally {
    coming = undefined
  }
  do_parts_wait = true
  showMissed?.()
  showMissed = undefined
}

/** Resolves once the texts of all loaded code have arrived. Rejects if they cannot be loaded; the next call retries. */
export const textsLoaded = async (): Promise<void> => {
  while (address && wanted.size > 0) await (coming ??= fetchWanted())
}

/** The same for a part of a page, which only waits if its texts are not in the document. */
export const partTextsLoaded = (): Promise<void> | undefined => (do_parts_wait ? textsLoaded() : undefined)

/** Loads what a component showed too early, for whom nobody else waits: again and again until it has come. */
const loadMissed = (): void => {
  missed ??= loadWithRetry(textsLoaded)
    .catch(() => undefined)
    .finally(() => {
      missed = undefined
    })
}

/**
 * Starts the page's texts: those it uses are in the document, others load with the code that uses them. A missing text is empty at
 * first; `onLate` then gets a new function, so that components re-render. `is_frame`: a player's frame document, whose page is
 * loaded by a call and finds its texts here.
 */
export const startTexts = (language: Language, is_frame: boolean, onLate: (text: Translate) => void): Translate => {
  const element = document.getElementById(page_texts_id) as HTMLElement
  Object.assign(catalogue, JSON.parse(element.textContent))
  address = element.dataset['more'] as string
  do_parts_wait = is_frame
  const translate = createTranslate(language, catalogue)
  const text: Translate = (key, values) => {
    if (key in catalogue || (wanted.size === 0 && arrived.has(everything))) return translate(key, values)
    if (wanted.size === 0) wanted.add(everything)
    // Whatever brought the code may have waited for nothing.
    loadMissed()
    showMissed = () => onLate((...asked) => text(...asked))
    return ''
  }
  return text
}
