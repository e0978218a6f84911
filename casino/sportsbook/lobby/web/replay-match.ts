import type { MatchFairness } from '#casino/sportsbook/simulator/contract.ts'
import { fairMessage } from '#engines/chance/fair-message.ts'
import { bytesSource } from '#engines/chance/byte-source.ts'
import type { Score } from '#engines/sport/match-result.ts'
import { playOn } from '#engines/sport/sport-engine.ts'
import { sportOf } from '#engines/sport/sports.ts'

/** More bytes than any match reads: a volleyball match of five long sets reads some three thousand. */
const blocks = 1_024

const encoded = new TextEncoder()

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a match, by the browser's own HMAC and nothing of the house. */
const bytesOf = async (seed: string, number: number): Promise<Uint8Array> => {
  const key = await crypto.subtle.importKey('raw', encoded.encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await Promise.all(
    Array.from({ length: blocks }, (_, cursor) => crypto.subtle.sign('HMAC', key, encoded.encode(fairMessage('match', number, cursor)))),
  )
  const bytes = new Uint8Array(blocks * 32)
  for (const [index, block] of signed.entries()) bytes.set(new Uint8Array(block), index * 32)
  return bytes
}

interface MainScore {
  readonly goals?: Score
  readonly points?: Score
  readonly finished?: readonly Score[]
  readonly cards?: Score
  readonly winner?: 'home' | 'away' | null
  readonly period?: number
}

/** The score that a scoreboard shows at the end. */
const scoreIn = (sport: string, state: MainScore): Score => {
  const nothing = { home: 0, away: 0 }
  if (state.finished) {
    const won = (side: 'home' | 'away', other: 'home' | 'away') => state.finished?.filter((set) => set[side] > set[other]).length ?? 0
    return { home: won('home', 'away'), away: won('away', 'home') }
  }
  if (sport === 'ice-hockey' && state.goals && state.winner && state.goals.home === state.goals.away) {
    return { ...state.goals, [state.winner]: state.goals[state.winner] + 1 }
  }
  if (sport === 'mixed-martial-arts') return state.cards ?? nothing
  return state.goals ?? state.points ?? nothing
}

/** Plays a match again from its revealed seed, and looks whether the seed is the one that was committed to. */
export const replayMatch = async ({
  sport,
  fixture,
  number,
  serverSeed,
  serverSeedHash,
}: MatchFairness): Promise<{ readonly is_committed: boolean; readonly score: Score }> => {
  const engine = sportOf(sport)
  if (!engine || serverSeed === null) throw new RangeError('this match cannot be played again yet')
  const is_committed = hex(await crypto.subtle.digest('SHA-256', encoded.encode(serverSeed))) === serverSeedHash
  const end = playOn(engine, fixture, engine.start(fixture), bytesSource(await bytesOf(serverSeed, number)))
  return { is_committed, score: scoreIn(sport, end as MainScore) }
}
