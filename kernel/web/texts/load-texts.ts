import type { Language } from '#kernel/i18n/texts.ts'
import { createTranslate } from '#kernel/web/texts/create-translate.ts'
import type { CompiledText } from '#kernel/web/texts/format-message.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

/** Of the element in which a document brings the texts that it uses itself. */
export const page_texts_id = 'page-texts'

const catalogue: Record<string, CompiledText> = {}
/** Slices whose texts code that is here speaks, until they have come. */
const wanted = new Set<string>()
const arrived = new Set<string>()
/** Asked for once where a key is shown that no code here imports: what a slice contributes by its key alone, such as the name of a tab. */
const everything = '*'
let address = ''
let coming: Promise<void> | undefined
/** Parts of a guest's first page come alive before its other texts are here: theirs stand in the document. */
let do_parts_wait = false
/** What renders anew whoever asked too early. */
let showMissed: (() => void) | undefined

/** Code that is here now speaks the texts of this slice. The build writes the call into each module that imports their type. */
export const wantTexts = (source: string): void => {
  if (!arrived.has(source) && !arrived.has(everything)) wanted.add(source)
}

const fetchWanted = async (): Promise<void> => {
  const sources = [...wanted].toSorted()
  try {
    const response = await fetch(wanted.has(everything) ? address : `${address}&of=${sources.join(',')}`)
    Object.assign(catalogue, ((await response.json()) as { data: Record<string, CompiledText> }).data)
    for (const source of sources) if (wanted.delete(source)) arrived.add(source)
  } finally {
    coming = undefined
  }
  do_parts_wait = true
  showMissed?.()
  showMissed = undefined
}

/** Until the texts of all code that is here have come. Fails where they cannot come; the next call asks for them again. */
export const textsArrived = async (): Promise<void> => {
  while (address && wanted.size > 0) await (coming ??= fetchWanted())
}

/** The same for a part of a page, which waits only where its words are not in the document. */
export const textsOfPart = (): Promise<void> | undefined => (do_parts_wait ? textsArrived() : undefined)

/**
 * The texts of the page in sight: those that it uses came in the document, the rest comes with the code that speaks them. A text that is
 * still on its way is empty and stands a moment later: `onLate` gets a new function then, so that what shows texts is rendered anew.
 * `is_frame`: a player's document is a frame, whose page comes by a call and finds its texts here.
 */
export const startTexts = (language: Language, is_frame: boolean, onLate: (text: Translate) => void): Translate => {
  const element = document.getElementById(page_texts_id) as HTMLElement
  Object.assign(catalogue, JSON.parse(element.textContent))
  address = element.dataset['more'] as string
  do_parts_wait = is_frame
  const translate = createTranslate(language, catalogue)
  const text: Translate = (key, values) => {
    if (key in catalogue || (wanted.size === 0 && arrived.has(everything))) return translate(key, values)
    if (wanted.size === 0) {
      wanted.add(everything)
      // Without a line it stays wanted, and the next part that comes asks again.
      textsArrived().catch(() => undefined)
    }
    showMissed = () => onLate((...asked) => text(...asked))
    return ''
  }
  return text
}
