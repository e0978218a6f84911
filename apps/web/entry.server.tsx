import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import type { Language } from '#kernel/i18n/texts.ts'
import { DocumentProvider } from '#kernel/web/document.tsx'
import { renderingContext } from '#kernel/web/server-context.ts'
import type { CompiledText } from '#kernel/web/texts/format-message.ts'
import { createTranslate } from '#kernel/web/texts/create-translate.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { brands } from '#ui/tokens/brands.ts'
import type { BrandName } from '#ui/tokens/roles.ts'
import { renderPage } from './render-page.server.ts'
import { logoWidthOf } from './shell/logo-sprite.tsx'
import { page_texts_place } from './shell/page-texts.tsx'

const groundsOf = (brand: string) => {
  const { dark, light } = brands[brand as BrandName]
  return { dark: dark.palette.background, light: light.palette.background }
}

/** The serialized router data that is sent with the page. Our loaders have finished when a page is rendered, so nothing is pending. */
const readWhole = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  const decoder = new TextDecoder()
  let whole = ''
  for await (const chunk of stream ?? []) whole += decoder.decode(chunk, { stream: true })
  return whole
}

/**
 * The router's context for one attempt at rendering. The router reads its stream while rendering, with a pause per chunk; a chunk
 * in `streamCache` counts as read.
 */
const entryFor = (entry: EntryContext, sent: string, is_read: boolean): EntryContext => {
  const read = (done: boolean, value: string) => Object.assign(Promise.resolve(), { result: { done, value } })
  return {
    ...entry,
    serverHandoffStream: new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(sent))
        controller.close()
      },
    }),
    renderMeta: is_read ? { streamCache: { 0: read(false, sent), 1: read(true, '') } } : {},
  }
}

/** Texts that a page may show when something fails later, which the server did not render. */
const words_of_failure = ['shell.no-connection', 'shell.call-failed']

/**
 * Translates the texts of a page and records which were used: the document includes those, so the browser can hydrate without a
 * request.
 */
const notingTexts = (language: Language, catalogue: Readonly<Record<string, CompiledText>>): { text: Translate; said: () => string } => {
  const translate = createTranslate(language, catalogue)
  const keys = new Set(words_of_failure)
  return {
    text: (key, values) => {
      keys.add(key)
      return translate(key, values)
    },
    said: () => JSON.stringify(Object.fromEntries([...keys].map((key) => [key, catalogue[key]]))).replaceAll('<', '\\u003c'),
  }
}

/** Renders the whole page before sending anything, because the bytes are compressed, hashed for the CSP, and usually cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, theme, brand, build, messages_url, public_url, catalogue, audience, deliver } = context.get(renderingContext)
  const sent = await readWhole(entry.serverHandoffStream)
  const document = {
    language,
    theme,
    brand,
    build,
    audience,
    logo_width: logoWidthOf(brand),
    for_machines: { messages_url, origin: public_url, grounds: groundsOf(brand) },
  }
  const { text, said } = notingTexts(language, catalogue)
  const page = (is_in_one_go: boolean) => (
    <DocumentProvider value={document}>
      <WordsProvider value={{ text, language }}>
        <ServerRouter context={entryFor(entry, sent, is_in_one_go)} url={request.url} />
      </WordsProvider>
    </DocumentProvider>
  )
  const written = await renderPage(page, { onError: (error) => console.error(error) })
  // A function, because in a replacement string `$` has a special meaning.
  deliver({ ...written, html: written.html.replace(page_texts_place, said) })
  return new Response(null, { status, headers })
}

/** Loader errors become pages with their status; bugs are logged by the host. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) console.error(error)
}
