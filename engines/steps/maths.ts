import { floorText, fraction, minus, times } from '../fraction.ts'
import type { GameMaths } from '../game.ts'
import { publish } from '../published.ts'
import type { SteppedGame } from './stepped-game.ts'

/** The published figures of a game of steps: each published way of playing has its own. The headline is the one that varies most. */
export const steppedMaths = ({ slug, plays, most }: SteppedGame): GameMaths => {
  const figures = Object.entries(plays).map(([key, { moments }]) => ({ key, moments: moments() }))
  const varianceOf = ({ mean, mean_square }: (typeof figures)[number]['moments']) => minus(mean_square, times(mean, mean))
  const [dearest] = figures.toSorted((one, other) => {
    const [a, b] = [varianceOf(one.moments), varianceOf(other.moments)]
    return b.numerator * a.denominator > a.numerator * b.denominator ? 1 : -1
  })
  if (!dearest) throw new Error(`${slug} publishes no way of playing`)
  // The most that the game pays, by whichever way of playing.
  const max_win_multiple = floorText(fraction(BigInt(most.returned), 100n), 2)
  return {
    ...publish(dearest.moments),
    max_win_multiple,
    bets: Object.fromEntries(figures.map(({ key, moments }) => [key, publish(moments)])),
  }
}
