import type { EarlyCalls } from '#kernel/web/page/early-calls.tsx'

const page = globalThis as { early_calls?: EarlyCalls }

/** A call that the document already sent, for the first caller. */
export const takeEarlyCall = (method: string, url: string): Promise<Response> | undefined => {
  const calls = page.early_calls
  const call = method === 'GET' ? calls?.[url] : undefined
  if (calls && call) delete calls[url]
  return call
}

/**
 * Drops what the document asked for and nobody took, because the person went to another page meanwhile: later it would be old, or another
 * player's.
 */
export const dropEarlyCalls = (): void => {
  delete page.early_calls
}
