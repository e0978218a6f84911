/** Calls already sent by the document, by URL: each response goes to the first caller. */
export type EarlyCalls = Record<string, Promise<Response> | undefined>

/** Runs inline in the page before anything else, so it may use nothing but its arguments. */
const callEarly = (urls: readonly string[]): void => {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-language': document.documentElement.lang }
  const calls: EarlyCalls = {}
  ;(window as { early_calls?: EarlyCalls }).early_calls = calls
  for (const url of urls) {
    const call = fetch(url, { headers, credentials: 'same-origin' })
    // The caller will see a failure; until there is one, it must not count as unhandled.
    call.catch(() => undefined)
    calls[url] = call
  }
}

const urlsOf = (page_call: string | undefined): string =>
  JSON.stringify(['/rest/init/', ...(page_call === undefined ? [] : [page_call])]).replaceAll('<', '\\u003c')

/**
 * In the frame document for players: sends the calls for their own data while the scripts are still loading, so that both arrive in
 * one round trip. `page_call` is the page's own call; undefined if the page does not exist. Rendered on the server only.
 */
export const EarlyCallsScript = ({ page_call }: { readonly page_call: string | undefined }) => {
  const code = `(${callEarly.toString()})(${urlsOf(page_call)})`
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
