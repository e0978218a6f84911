import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { DocumentProvider } from '#kernel/web/document.tsx'
import { renderingContext } from '#kernel/web/server-context.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { brands } from '#ui/tokens/brands.ts'
import type { BrandName } from '#ui/tokens/roles.ts'
import { renderPage } from './render-page.server.ts'
import { logoWidthOf } from './shell/logo-sprite.tsx'

const groundsOf = (brand: string) => {
  const { dark, light } = brands[brand as BrandName]
  return { dark: dark.palette.background, light: light.palette.background }
}

/** All that the router sends along with the page. Our loaders are done when a page is rendered, so nothing in it is still to come. */
const readWhole = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  const decoder = new TextDecoder()
  let whole = ''
  for await (const chunk of stream ?? []) whole += decoder.decode(chunk, { stream: true })
  return whole
}

/**
 * The router's context for one try of rendering. The router reads its stream while it renders, a pause for each chunk; what
 * stands in `streamCache` it takes as read.
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

/** Renders the whole page before anything is sent: its bytes are compressed, hashed for CSP, and often kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, theme, brand, build, messages_url, public_url, text, audience, deliver } = context.get(renderingContext)
  const sent = await readWhole(entry.serverHandoffStream)
  const document = {
    language,
    theme,
    brand,
    build,
    messages_url,
    audience,
    logo_width: logoWidthOf(brand),
    for_machines: { origin: public_url, grounds: groundsOf(brand) },
  }
  const page = (is_in_one_go: boolean) => (
    <DocumentProvider value={document}>
      <WordsProvider value={{ text, language }}>
        <ServerRouter context={entryFor(entry, sent, is_in_one_go)} url={request.url} />
      </WordsProvider>
    </DocumentProvider>
  )
  deliver(await renderPage(page, { onError: (error) => console.error(error) }))
  return new Response(null, { status, headers })
}

/** Errors of loaders are answered as pages with their status; the host logs what is a mistake of ours. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) console.error(error)
}
