/** Points of a hand: as high as they may be without going over, and whether an ace counts eleven in them. */
export interface HandPoints {
  readonly total: number
  readonly is_soft: boolean
}

/** What a card counts: aces 1, courts 10. Rank 1 is the ace, 11 to 13 are the courts. */
export const cardPoints = (rank: number): number => Math.min(rank, 10)

/** The hand after one more card of these points. */
export const withCard = ({ total, is_soft }: HandPoints, points: number): HandPoints => {
  const hard = (is_soft ? total - 10 : total) + points
  const may_be_soft = is_soft || points === 1
  return may_be_soft && hard + 10 <= 21 ? { total: hard + 10, is_soft: true } : { total: hard, is_soft: false }
}

export const no_cards: HandPoints = { total: 0, is_soft: false }

export const pointsOf = (ranks: readonly number[]): HandPoints => ranks.reduce((hand, rank) => withCard(hand, cardPoints(rank)), no_cards)

/** Two cards that are 21 at once. */
export const isNatural = (ranks: readonly number[]): boolean => ranks.length === 2 && pointsOf(ranks).total === 21

/** The dealer draws to sixteen and stands on every seventeen, a soft one too. */
export const dealerDraws = ({ total }: HandPoints): boolean => total < 17
