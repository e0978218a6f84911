import type { House } from '#kernel/house.ts'
import { countTry, triesLeft, type TryWindow } from '#kernel/http/rate-limit.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { guessesByContact } from '../rules.ts'
import type { CodeQuery } from './store.ts'

export type Guessed = Pick<CodeQuery, 'purpose' | 'kind' | 'contact' | 'player_id'>

/** What wrong guesses at codes of a contact are counted under; a confirmation is its player's own. */
export const guessSubjectOf = ({ purpose, kind, contact, player_id }: Guessed): string =>
  `${purpose} ${purpose === 'confirm' ? (player_id ?? '') : ''} ${kind} ${contact}`

export const contactWindowOf = (guessed: Guessed): TryWindow => [guessesByContact, guessSubjectOf(guessed)]

/** Has somebody used up the day's wrong guesses at this contact? Looks at no player. */
export const isGuessedAt = async (house: House, guessed: Guessed): Promise<boolean> =>
  (await triesLeft(house, [contactWindowOf(guessed)]))[0]?.left === 0

/** Counts one try of a window that keeps nobody out when it is full. False when it is. */
export const countQuietly = async (house: House, [limit, subject]: TryWindow): Promise<boolean> => {
  try {
    await countTry(house, limit, subject)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return false
    throw error
  }
}
