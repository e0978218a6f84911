/** The stops of every spin of a round, or its pocket, out of its events: what an independent verifier must find too. */
export const stopsOf = (events: readonly unknown[]): number[][] =>
  (events as readonly { readonly type: string; readonly stops?: number[]; readonly number?: number }[]).flatMap((event) => {
    if (event.type === 'reels-stopped' && event.stops) return [event.stops]
    return event.type === 'ball-landed' && event.number !== undefined ? [[event.number]] : []
  })
