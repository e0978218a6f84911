/** A chip on a place. */
export interface LaidBet {
  readonly place: string
  readonly stake_minor: number
}

/** What lies on the table, one sum for each place, as people write it: `small 100, triple:3 500`. */
export const betsText = (laid: readonly LaidBet[]): string =>
  [...Map.groupBy(laid, ({ place }) => place)]
    .map(([place, chips]) => `${place} ${chips.reduce((sum, { stake_minor }) => sum + stake_minor, 0)}`)
    .join(', ')

/** The bets out of their spelling; what is none is left out. */
export const readBets = (spelled: string): readonly LaidBet[] =>
  spelled.split(', ').flatMap((bet) => {
    const [place = '', stake = ''] = bet.split(' ')
    return place !== '' && /^\d+$/.test(stake) ? [{ place, stake_minor: Number(stake) }] : []
  })
