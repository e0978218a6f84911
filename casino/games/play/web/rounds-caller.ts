import type { Answer, Api } from '#kernel/web/api/api.ts'
import type { Command, GamePlay, PlayedRound, playRoundEndpoint, startGameEndpoint } from '../contract.ts'

/** A round that was asked for and whose answer has not been seen: its key brings the same round back, however often. */
export interface KeptRound {
  readonly key: string
  readonly command: Command
  /** Number of the free spins that were to pay for it. */
  readonly free_spins?: number
}

/** Whose round under way it is, and in what. */
export interface KeptFor {
  readonly visitor: string
  readonly slug: string
  readonly mode: 'money' | 'demo'
  readonly currency: string
}

/**
 * The round under way of one visitor, game, mode and currency, kept over a reload. Visitor and currency are part of its name: a key means a
 * round only to whoever made it, and would play a new one for anybody else; what was to be staked is another amount in another currency.
 */
export const keptRounds = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, { visitor, slug, mode, currency }: KeptFor) => {
  const name = `round-under-way:${visitor}:${slug}:${mode}:${currency}`
  let known: KeptRound | null | undefined
  const read = (): KeptRound | null => {
    try {
      const value = JSON.parse(storage.getItem(name) ?? 'null') as KeptRound | null
      return typeof value?.key === 'string' && typeof value.command === 'object' ? value : null
    } catch {
      return null
    }
  }
  const write = (round: KeptRound | null): void => {
    known = round
    try {
      if (round) storage.setItem(name, JSON.stringify(round))
      else storage.removeItem(name)
    } catch {
      // Private windows may refuse: then it is kept for as long as the page stands.
    }
  }
  return { get: (): KeptRound | null => (known === undefined ? (known = read()) : known), keep: write, drop: () => write(null) }
}

export type Played =
  | { readonly kind: 'round'; readonly round: PlayedRound; readonly balance_minor: number }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Nobody knows yet whether it was played; it stays kept, and the next try brings it. */
  | { readonly kind: 'unknown' }

export interface RoundsCallerParts {
  readonly api: Pick<Api, 'call'>
  readonly slug: string
  readonly is_money: boolean
  readonly kept: ReturnType<typeof keptRounds>
  readonly newKey: () => string
  readonly pause: (duration_ms: number) => Promise<void>
}

/** No wait that a licence asks for is longer; anything beyond it is said and not waited for. */
const longest_wait_ms = 5_000

/** An answer takes a moment; after so long a silence the person is told that it is waited for. */
const silence_ms = 2_000

/** The house's word to wait is an answer too: only its silence is told. */
const withSilence = async <T>(answer: Promise<T>, onSilence: () => void): Promise<T> => {
  const silence = setTimeout(onSilence, silence_ms)
  try {
    return await answer
  } finally {
    clearTimeout(silence)
  }
}

const playedOf = (answer: Answer<typeof playRoundEndpoint>): Played => {
  if (answer.success) return { kind: 'round', round: answer.data.round, balance_minor: answer.data.balance_minor }
  if (answer.status === null || answer.status >= 500) return { kind: 'unknown' }
  return { kind: 'refused', code: answer.error, message: answer.message }
}

/** Plays rounds so that a press is one round, whatever the network does. */
export const createRoundsCaller = ({ api, slug, is_money, kept, newKey, pause }: RoundsCallerParts) => {
  let session = ''
  let currency: string | undefined
  const isThisGame = (data: GamePlay): boolean => data.isMoney === is_money && data.currency === (currency ?? data.currency)

  const startGame = async (): Promise<Answer<typeof startGameEndpoint>> => {
    const answer = await api.call<typeof startGameEndpoint>('GET /rest/game/{slug}/play/', {
      params: { slug },
      query: { isMoney: is_money },
    })
    // A guest who asks for money is given the demo (GA-002): it is never played in the place of this game, nor is one in another currency.
    if (answer.success && isThisGame(answer.data)) ({ session, currency } = answer.data)
    return answer
  }

  const call = (round: KeptRound, onSilence: () => void) =>
    withSilence(
      api.call<typeof playRoundEndpoint>('POST /rest/game/{slug}/round/', {
        params: { slug },
        body: { session, command: round.command, ...(round.free_spins === undefined ? {} : { free_spins: round.free_spins }) },
        key: round.key,
      }),
      onSilence,
    )

  /** A new session for one that grew old. False when it is another game's: nobody is signed in any more, or the currency was changed. */
  const renew = (): Promise<boolean> => startGame().then((answer) => !answer.success || isThisGame(answer.data))

  const attempt = async (round: KeptRound, is_new: boolean, onSilence: () => void): Promise<Played> => {
    let answer = await call(round, onSilence)
    if (!answer.success && answer.error === 'game-session-ended') {
      if (!(await renew())) {
        // A press that was never answered stays kept for its own player; a new one is let go.
        if (is_new) kept.drop()
        return { kind: 'refused', code: 'signed-out', message: '' }
      }
      // The same key: at most one round.
      answer = await call(round, onSilence)
    }
    // A fast network may bring the press sooner after the last round than it was made: the same round begins when it may.
    const wait_ms = answer.success || answer.error !== 'too-soon' ? 0 : Number(answer.details['retry_after_ms'])
    if (wait_ms > 0 && wait_ms <= longest_wait_ms) {
      await pause(wait_ms)
      answer = await call(round, onSilence)
    }
    const played = playedOf(answer)
    if (played.kind !== 'unknown') kept.drop()
    return played
  }

  return {
    startGame,
    /**
     * Asks for a round; if another one's outcome is still unknown, for that one first, and the new command is let go. `onSilence`
     * comes when the house has not answered for two seconds. `free_spins` pay for it where they are named, and nothing else does.
     */
    play: (command: Command, onSilence: () => void, free_spins?: number): Promise<Played> => {
      const known = kept.get()
      const round = known ?? { key: newKey(), command, ...(free_spins === undefined ? {} : { free_spins }) }
      kept.keep(round)
      return attempt(round, known === null, onSilence)
    },
    /** Brings back the round that was under way before a reload, or null when there was none. */
    resume: (onSilence: () => void): Promise<Played> | null => {
      const known = kept.get()
      return known && attempt(known, false, onSilence)
    },
    isUnderWay: (): boolean => kept.get() !== null,
  }
}

export type RoundsCaller = ReturnType<typeof createRoundsCaller>

/** The round that is open, or the last one, as the house has it; null where it does not say. */
export const roundAsItStands = async ({ startGame }: RoundsCaller): Promise<Played | null> => {
  const answer = await startGame()
  if (!answer.success || !answer.data.lastRound) return null
  return { kind: 'round', round: answer.data.lastRound, balance_minor: answer.data.balance_minor }
}
