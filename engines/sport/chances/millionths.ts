import { below } from '../../chance/below.ts'
import type { ByteSource } from '../../chance/byte-source.ts'
import type { Side } from '../match-result.ts'

/** Every chance that a match is played with is a whole number of millionths, so that what is played is what is priced. */
export const million = 1_000_000

/** True with a probability of exactly chance_millionths / 1,000,000. Always draws, so that a replay reads the same bytes. */
export const happens = (source: ByteSource, chance_millionths: number): boolean => below(source, million) < chance_millionths

/** One draw between home, away and nobody. */
export const sideDrawn = (source: ByteSource, home_millionths: number, away_millionths: number): Side | null => {
  const ticket = below(source, million)
  if (ticket < home_millionths) return 'home'
  return ticket < home_millionths + away_millionths ? 'away' : null
}

/** RangeError unless a number of a fixture is whole and inside its bounds. */
export const assertWithin = (name: string, value: number, least: number, most: number): void => {
  if (!Number.isInteger(value) || value < least || value > most) throw new RangeError(`${name} is a whole number from ${least} to ${most}`)
}
