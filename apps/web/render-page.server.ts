import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const patience_ms = 10_000

/** The end of what React writes where a boundary could not be rendered in one go; its beginning stands all over a page. */
const left_out = '$!-->'

const inOneGo = (page: ReactNode): string | null => {
  try {
    const html = renderToString(page)
    return html.includes(left_out) ? null : `<!DOCTYPE html>${html}`
  } catch {
    // Something had to be waited for outside of every boundary, or a part failed; the patient way says which.
    return null
  }
}

interface Patience {
  /** A part failed and is left to the browser. */
  readonly onError: (error: unknown) => void
}

const patiently = (page: ReactNode, { onError }: Patience): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      // The page is sent as a whole, so nothing of it may hide at its end and wait for a script to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    })
    setTimeout(abort, patience_ms).unref()
  })

export interface WrittenPage {
  readonly html: string
  /** False when something had to be waited for. */
  readonly is_in_one_go: boolean
}

/**
 * The document of a page. In one go, without streams, it costs two thirds of the patient way, which is left for the first
 * visits after a start: until the files of all parts are loaded. The same bytes come out. Each try asks `makePage` for a page
 * of its own and says which it is.
 */
export const renderPage = async (makePage: (is_in_one_go: boolean) => ReactNode, patience: Patience): Promise<WrittenPage> => {
  const html = inOneGo(makePage(true))
  return html === null ? { html: await patiently(makePage(false), patience), is_in_one_go: false } : { html, is_in_one_go: true }
}
