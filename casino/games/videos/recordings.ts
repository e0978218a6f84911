import { engineOf } from '#engines/registry.ts'
import type { GameEngine, Outcome } from '#engines/game.ts'
import { isStepped, type SteppedCommand } from '#engines/steps/stepped-game.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { settledSource } from '#kernel/random/settled-source.ts'
import type { VideoShows } from './rules.ts'

/** A video: the rounds of a game that it shows. Everything else of them follows from the seeds below. */
export interface Recording {
  readonly id: number
  readonly slug: string
  readonly shows: VideoShows
  readonly nonces: readonly number[]
  /** The steps that were taken in each round of a game of steps. */
  readonly steps?: readonly (readonly string[])[]
  /** What these rounds returned, in hundredths of what they staked: tells when a game plays otherwise than when it was recorded. */
  readonly returned: number
  /** How many of the first rounds were like this one; null of rounds that nobody chose. */
  readonly times: number | null
  readonly recorded_at: string
}

/**
 * The seeds of all videos, known to everybody: SHA-256 of "openhouse videos", and a word. Nothing was ever staked on them, and anybody can
 * deal the same rounds again.
 */
export const recording_seed = 'abb99167c34780501b9dd8f9bbfaaada57cfb0c34a27fa97dcef099420e458d4'
export const recording_client_seed = 'openhouse-videos'
export const recording_currency = 'UAH'

/** Rounds that were played to find what is shown, and to count how often it comes. */
export const recorded_rounds = 5_000
/** Rounds in a row from the first one on, none left out. */
const rounds_in_a_row = { once: 5, stepped: 3 } as const
const stake_minor = 1_000
/** From so many hundredths of its stake on a win is shown as one, in a game that can pay twice as much. */
const shown_win = 1_000
/** A bet that wins less often than this is nobody's example. */
const least_hit_percent = 1

export interface RecordedRound {
  readonly nonce: number
  readonly stake_minor: number
  readonly win_minor: number
  readonly command: unknown
  readonly events: readonly unknown[]
}

const key = fairKey(recording_seed)

/** The published bet that is played: the first one of the rules, and for a win the one that pays most of those that do not hardly ever win. */
const betOf = (engine: GameEngine, shows: VideoShows): string => {
  const bets = Object.keys(engine.published)
  const mostOf = (bet: string): number => Number(engine.maths.bets[bet]?.max_win_multiple ?? 0)
  const likely = bets.filter((bet) => Number(engine.maths.bets[bet]?.hit_rate.percent ?? 100) >= least_hit_percent)
  const dearest = likely.toSorted((a, b) => mostOf(b) - mostOf(a))[0]
  return (shows === 'win' ? dearest : undefined) ?? bets[0] ?? ''
}

/** A published command at the stake of videos. */
const staked = (published: unknown): unknown => {
  const { bets } = published as { readonly bets?: readonly { readonly place: string }[] }
  return bets ? { bets: bets.map(({ place }) => ({ place, stake_minor })) } : { ...(published as object), stake_minor }
}

/** The command of a bet, checked as those of players are. */
const commandOf = (engine: GameEngine, bet: string) => {
  const checked = engine.check(staked(engine.published[bet]))
  if (!checked.ok) throw new Error(`${engine.slug} does not take its published command`)
  return checked
}

const sourceOf = (nonce: number) => settledSource(key, recording_client_seed, nonce)

/** One round as it is dealt from the seeds of the videos; in a game of steps, with these steps. */
const recordedRound = (engine: GameEngine, shows: VideoShows, nonce: number, steps: readonly string[] = []): RecordedRound => {
  const { command, stake_minor: staked_minor } = commandOf(engine, betOf(engine, shows))
  if (isStepped(engine)) {
    const taken = { ...(command as SteppedCommand), steps }
    const { outcome, staked_minor: in_all } = engine.stand(taken, sourceOf(nonce))
    return { nonce, stake_minor: in_all, win_minor: outcome.win_minor, events: outcome.events, command: taken }
  }
  const { win_minor, events }: Outcome<unknown> = engine.play(command, sourceOf(nonce))
  return { nonce, stake_minor: staked_minor, win_minor, events, command }
}

/** The steps that the published way of playing takes in a round. It may weigh every card: it is asked here, and never while somebody waits. */
const stepsOf = (engine: GameEngine, shows: VideoShows, nonce: number): readonly string[] => {
  if (!isStepped(engine)) return []
  const bet = betOf(engine, shows)
  const play = engine.game.plays[bet]
  if (!play) throw new Error(`${engine.slug} has no published way of playing`)
  return engine.playOut(commandOf(engine, bet).command as SteppedCommand, sourceOf(nonce), play.step).steps
}

const played = (engine: GameEngine, shows: VideoShows, nonce: number): RecordedRound =>
  recordedRound(engine, shows, nonce, stepsOf(engine, shows, nonce))

/** The rounds of a video; none of a game that is no longer there. */
export const roundsOf = ({ slug, shows, nonces, steps }: Pick<Recording, 'slug' | 'shows' | 'nonces' | 'steps'>): RecordedRound[] => {
  const engine = engineOf(slug)
  return engine ? nonces.map((nonce, index) => recordedRound(engine, shows, nonce, steps?.[index])) : []
}

export const returnedOf = (rounds: readonly RecordedRound[]): number => {
  const sum = (of: (round: RecordedRound) => number): number => rounds.reduce((total, round) => total + of(round), 0)
  return Math.floor((sum(({ win_minor }) => win_minor) * 100) / sum(({ stake_minor: staked_minor }) => staked_minor))
}

const features = new Set(['free-spins-awarded', 'hold-started', 'respin-awarded', 'wilds-walked', 'trail-started'])
const falls_of_feature = 3

const isFeature = ({ events }: RecordedRound): boolean => {
  const types = events.map((event) => (event as { readonly type: string }).type)
  return types.some((type) => features.has(type)) || types.filter((type) => type === 'cascaded').length >= falls_of_feature
}

/** What makes a round of this game one that such a video may show. */
const testOf = (engine: GameEngine, shows: Exclude<VideoShows, 'rounds'>): ((round: RecordedRound) => boolean) => {
  if (shows === 'feature') return isFeature
  const bet = engine.maths.bets[betOf(engine, 'win')] ?? engine.maths
  const least = Math.min(shown_win, Math.floor(Number(bet.max_win_multiple) * 50))
  // A win of the feature is shown by its own video.
  return (round) => returnedOf([round]) >= Math.max(least, 101) && !(engine.kind === 'slot' && isFeature(round))
}

export type Found = Omit<Recording, 'id' | 'recorded_at'>

/** The rounds of a video, with what it takes to deal them again. */
const foundIn = (engine: GameEngine, shows: VideoShows, nonces: readonly number[]): Found => {
  const returned = returnedOf(nonces.map((nonce) => played(engine, shows, nonce)))
  const steps = nonces.map((nonce) => stepsOf(engine, shows, nonce))
  return { slug: engine.slug, shows, nonces, ...(isStepped(engine) ? { steps } : {}), returned, times: null }
}

/** The first round of its kind, and how many of all that were played are like it; null where none is. */
const firstOf = (engine: GameEngine, shows: Exclude<VideoShows, 'rounds'>): Found | null => {
  const isShown = testOf(engine, shows)
  const like = Array.from({ length: recorded_rounds }, (_, nonce) => nonce).filter((nonce) => isShown(played(engine, shows, nonce)))
  const [nonce] = like
  if (nonce === undefined) return null
  return { ...foundIn(engine, shows, [nonce]), times: like.length }
}

/** What is recorded of a game. Nobody picks: rounds in a row from the first on, and the first ones with what is to be seen. */
export const recordGame = (engine: GameEngine): Found[] => {
  const count = engine.form === 'steps' ? rounds_in_a_row.stepped : rounds_in_a_row.once
  const nonces = Array.from({ length: count }, (_, nonce) => nonce)
  const chosen = engine.kind === 'slot' ? [firstOf(engine, 'feature'), firstOf(engine, 'win')] : [firstOf(engine, 'win')]
  return [foundIn(engine, 'rounds', nonces), ...chosen.filter((found) => found !== null)]
}
