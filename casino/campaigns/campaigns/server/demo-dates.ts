/** When a demo campaign runs: from the next moment on, since none is published for one that has passed. */
export const demoDates = (now: Date, lasts_ms: number): { readonly starts_at: string; readonly ends_at: string } => {
  const begin_ms = Math.ceil(now.getTime() / 1_000) * 1_000 + 2_000
  return { starts_at: new Date(begin_ms).toISOString(), ends_at: new Date(begin_ms + lasts_ms).toISOString() }
}
