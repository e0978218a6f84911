import type { House } from '#kernel/house.ts'
import { countTry, triesLeft, type TryWindow } from '#kernel/http/rate-limit.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { callGuessesByHouse, calls_end_from, guessesByContact } from '../rules.ts'
import type { CodeQuery } from './store.ts'

export type Guessed = Pick<CodeQuery, 'purpose' | 'kind' | 'contact' | 'player_id'>

/** Counter key of wrong guesses at a contact's codes; confirmations are counted per player. */
export const guessSubjectOf = ({ purpose, kind, contact, player_id }: Guessed): string =>
  `${purpose} ${purpose === 'confirm' ? (player_id ?? '') : ''} ${kind} ${contact}`

export const contactWindowOf = (guessed: Guessed): TryWindow => [guessesByContact, guessSubjectOf(guessed)]

/** Whether the day's wrong guesses at this contact are used up. Does not depend on any player. */
export const isGuessedAt = async (house: House, guessed: Guessed): Promise<boolean> =>
  (await triesLeft(house, [contactWindowOf(guessed)]))[0]?.left === 0

/** Whether four digits are enough for a code: few are guessing at calls' digits, and nobody much at this contact. */
export const isCallSafe = async (house: House, guessed: Guessed): Promise<boolean> => {
  const [contact, all] = await triesLeft(house, [contactWindowOf(guessed), [callGuessesByHouse, 'all']])
  return contact?.left !== 0 && (all?.left ?? 0) > callGuessesByHouse.count - calls_end_from
}

/** Counts one try in a window that refuses nobody when full. False if it is full. */
export const countQuietly = async (house: House, [limit, subject]: TryWindow): Promise<boolean> => {
  try {
    await countTry(house, limit, subject)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return false
    throw error
  }
}
