import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { DocumentProvider } from '#kernel/web/document.tsx'
import { renderingContext } from '#kernel/web/server-context.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { logoWidthOf } from './shell/logo-sprite.tsx'

/** Renders the whole page before anything is sent: its bytes are compressed, hashed for CSP, and often kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, theme, brand, build, messages_url, text, nonce } = context.get(renderingContext)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(Buffer.concat(chunks), { status, headers }))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <DocumentProvider value={{ language, theme, brand, build, messages_url, nonce, logo_width: logoWidthOf(brand) }}>
        <WordsProvider value={{ text, language }}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </WordsProvider>
      </DocumentProvider>,
      {
        nonce,
        // The page is sent as a whole, so nothing of it may hide at its end and wait for a script to put it in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
    setTimeout(abort, 10_000).unref()
  })
}

/** Errors of loaders are answered as pages with their status; the host logs what is a mistake of ours. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) console.error(error)
}
