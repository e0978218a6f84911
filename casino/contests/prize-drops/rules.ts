/** SA-052, CN-043: a prize is told to everybody from this raw value on, in whole units of the base currency; one's own always. */
export const told_from = 500
/** SA-052, CN-033. */
export const notice_ms = 10_000
/** Winners that the page shows. */
export const winners_limit = 20

/** SA-052: is a drop told to this visitor? A guest has no handle. */
export const isTold = ({ winner, rawValue }: { readonly winner: string; readonly rawValue: number }, own: string | null): boolean =>
  rawValue >= told_from || (own !== null && winner === own)
