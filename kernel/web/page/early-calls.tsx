/** Calls that the document itself has sent off, by their address: each is answered to the first who asks for it. */
export type EarlyCalls = Record<string, Promise<Response> | undefined>

/** Runs inside the page before anything else, so it uses nothing from outside itself but what it is given. */
const callEarly = (urls: readonly string[]): void => {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-language': document.documentElement.lang }
  const calls: EarlyCalls = {}
  ;(window as { early_calls?: EarlyCalls }).early_calls = calls
  for (const url of urls) {
    const call = fetch(url, { headers, credentials: 'same-origin' })
    // Whoever asks for it hears of a failure; until then it is nobody's.
    call.catch(() => undefined)
    calls[url] = call
  }
}

const urlsOf = (page_call: string | undefined): string =>
  JSON.stringify(['/rest/init/', ...(page_call === undefined ? [] : [page_call])]).replaceAll('<', '\\u003c')

/**
 * In the frame that all players get: their own data set out while the scripts are still on their way, so that both come in one
 * flight. `page_call` is the page's own call; there is none where the page is missing. Written by the server alone.
 */
export const EarlyCallsScript = ({ page_call }: { readonly page_call: string | undefined }) => {
  const code = `(${callEarly.toString()})(${urlsOf(page_call)})`
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
