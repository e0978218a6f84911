import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const patience_ms = 10_000

/** The end of React's markup for a boundary that was not rendered in one pass; its start occurs all over a page. */
const left_out = '$!-->'

const inOneGo = (page: ReactNode): string | null => {
  try {
    const html = renderToString(page)
    return html.includes(left_out) ? null : `<!DOCTYPE html>${html}`
  } catch {
    // Something suspended outside of every boundary, or a part failed; the streaming attempt shows which.
    return null
  }
}

interface Patience {
  /** A part failed to render and is left to the browser. */
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
      // The page is sent as a whole, so no part may be placed at its end and moved by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    })
    setTimeout(abort, patience_ms).unref()
  })

export interface WrittenPage {
  readonly html: string
  /** False if something suspended. */
  readonly is_in_one_go: boolean
}

/**
 * Renders the document of a page. In one synchronous pass it costs two thirds of the streaming renderer, which is only used for the
 * first visits after a start, until all lazy parts are loaded; the output is the same. Each attempt calls `makePage` for a fresh
 * element and says which attempt it is.
 */
export const renderPage = async (makePage: (is_in_one_go: boolean) => ReactNode, patience: Patience): Promise<WrittenPage> => {
  const html = inOneGo(makePage(true))
  return html === null ? { html: await patiently(makePage(false), patience), is_in_one_go: false } : { html, is_in_one_go: true }
}
