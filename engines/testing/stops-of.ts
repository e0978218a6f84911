/** The stops of every spin of a round, its pocket or its draws, out of its events: what an independent verifier must find too. */
export const stopsOf = (events: readonly unknown[]): number[][] =>
  (events as readonly { readonly type: string; readonly stops?: number[]; readonly number?: number; readonly values?: number[] }[]).flatMap(
    (event) => {
      if (event.type === 'reels-stopped' && event.stops) return [event.stops]
      if (event.type === 'values-drawn' && event.values) return [event.values]
      return event.type === 'ball-landed' && event.number !== undefined ? [[event.number]] : []
    },
  )
