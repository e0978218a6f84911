import { below } from '../chance/below.ts'
import type { ByteSource } from '../chance/byte-source.ts'
import type { Checked, GameEngine, GameMaths, Names, Outcome } from '../game.ts'
import type { Moments } from '../published.ts'
import { stakeFault } from '../stakes.ts'
import type { StepEvent } from './events.ts'

/** A stake, what was chosen with it, and the steps of the round by now, in the game's own words: `open:7`. */
export interface SteppedCommand {
  readonly stake_minor: number
  readonly choice: string
  readonly steps: readonly string[]
}

/** A step that may be taken now. Amounts are in hundredths of the first stake. */
export interface Offer {
  readonly step: string
  /** What it stakes more; left out where it costs nothing. */
  readonly stakes?: number
  /** What the round pays in all if this step ends it here. */
  readonly pays?: number
}

/** A round as it stands: everything that its player may know. Amounts are in hundredths of the first stake. */
export interface Standing {
  /** What is in sight, as plain JSON. It knows nothing of what is still hidden. */
  readonly view: object
  /** What may be done now; nothing more once the round is over. */
  readonly offers: readonly Offer[]
  /** Staked by now, the first stake with it. */
  readonly staked: number
  /** What the round pays; 0 until it is over. */
  readonly pays: number
  /** How many of the hidden values were used by now. */
  readonly used: number
}

/**
 * A game of one stake and several steps. All of its chance is drawn at the start, so no step changes what the next one meets: a step
 * only uncovers. Everything that tells one such game from another stands in its definition.
 */
export interface SteppedGame<State = unknown> {
  readonly slug: string
  readonly kind: 'instant' | 'table'
  readonly names: Names
  readonly example: string
  readonly dealt: (source: ByteSource) => string
  /** How many values each hidden draw has, in the order of drawing; null for a choice that the game does not have. */
  readonly ranges: (choice: string) => readonly number[] | null
  begin(choice: string, values: readonly number[]): State
  /** The round after a step that is offered, or that the house takes when nobody does (`fallback`). */
  take(state: State, step: string): State
  standing(state: State): Standing
  /** What the house does when the time of a round is over, by what is offered alone. Again and again it ends every round. */
  readonly fallback: (offers: readonly Offer[]) => string
  /** Of an open round a step that is offered no more. It is told where it was taken, or was offered before; nobody else may take it. */
  wasOffered?(state: State, step: string): boolean
  /** The most that is returned, and the most that is staked, in hundredths of the first stake. */
  readonly most: { readonly returned: number; readonly staked: number }
  /** The ways of playing whose figures are published: the choice, what is done at each standing, and the exact moments of that. */
  readonly plays: Readonly<Record<string, PublishedPlay>>
  /** What decides the pays, as plain JSON with the family's name: what the independent verifier reads. */
  readonly exported: { readonly family: string; readonly [field: string]: unknown }
}

export interface PublishedPlay {
  readonly choice: string
  readonly step: (standing: Standing) => string
  readonly moments: () => Moments
}

/** A round by now, in money. */
export interface SteppedRound {
  readonly outcome: Outcome<StepEvent>
  readonly is_over: boolean
  readonly staked_minor: number
  readonly standing: Standing
}

export interface SteppedEngine extends GameEngine<SteppedCommand, StepEvent> {
  readonly form: 'steps'
  readonly game: SteppedGame
  /** The round after the command's steps. RangeError where one of them was neither offered nor the house's. */
  readonly stand: (command: SteppedCommand, source: ByteSource) => SteppedRound
  /** Plays a command on to its end: by a published play, or by whatever `chooses` takes. */
  readonly playOut: (
    command: SteppedCommand,
    source: ByteSource,
    chooses: (standing: Standing) => string,
  ) => Outcome<StepEvent> & {
    readonly steps: readonly string[]
    readonly staked_minor: number
  }
}

export const hundredths = 100
const most_steps = 200

const checkCommand = (given: unknown, game: SteppedGame, stakes: GameEngine['stakes']): Checked<SteppedCommand> => {
  if (typeof given !== 'object' || given === null || Object.keys(given).some((key) => !['stake_minor', 'choice', 'steps'].includes(key)))
    return { ok: false, fault: 'command-malformed' }
  const { stake_minor, choice, steps = [] } = given as Partial<Record<keyof SteppedCommand, unknown>>
  if (typeof stake_minor !== 'number' || typeof choice !== 'string') return { ok: false, fault: 'command-malformed' }
  if (!Array.isArray(steps) || steps.length > most_steps || steps.some((step) => typeof step !== 'string' || step.length > 40))
    return { ok: false, fault: 'command-malformed' }
  const fault = stakeFault(stake_minor, stakes)
  if (fault) return { ok: false, fault }
  if (!game.ranges(choice)) return { ok: false, fault: 'choice-impossible' }
  return { ok: true, command: { stake_minor, choice, steps: [...(steps as string[])] }, stake_minor }
}

export const isOffered = (game: SteppedGame, offers: readonly Offer[], step: string): boolean =>
  offers.length > 0 && (offers.some((offer) => offer.step === step) || game.fallback(offers) === step)

const walk = (game: SteppedGame, command: SteppedCommand, source: ByteSource, next: (standing: Standing, at: number) => string | null) => {
  const ranges = game.ranges(command.choice)
  if (!ranges) throw new RangeError(`${game.slug} has no choice ${command.choice}: only checked commands are played`)
  // All of them at once, however far the round has gone: the time that a step takes says nothing of what lies behind it.
  const values = ranges.map((range) => below(source, range))
  let state = game.begin(command.choice, values)
  let standing = game.standing(state)
  const events: StepEvent[] = [{ type: 'stands', step: null, view: standing.view }]
  const steps: string[] = []
  for (let step = next(standing, 0); step !== null; step = next(standing, steps.length)) {
    if (!isOffered(game, standing.offers, step) && !game.wasOffered?.(state, step))
      throw new RangeError(`${game.slug} does not offer ${step} now`)
    state = game.take(state, step)
    standing = game.standing(state)
    steps.push(step)
    events.push({ type: 'stands', step, view: standing.view })
  }
  const is_over = standing.offers.length === 0
  const win_minor = (command.stake_minor / hundredths) * standing.pays
  const staked_minor = (command.stake_minor / hundredths) * standing.staked
  if (is_over) {
    events.push({ type: 'values-drawn', values: values.slice(0, standing.used) })
    events.push({ type: 'round-ended', win_minor, win_multiple: win_minor / command.stake_minor })
  }
  return { outcome: { win_minor: is_over ? win_minor : 0, events }, is_over, staked_minor, standing, steps }
}

const drawnValues = (events: readonly StepEvent[]): number =>
  events.reduce((count, event) => (event.type === 'values-drawn' ? event.values.length : count), 0)

/** A playable game of steps out of its definition and its published figures. */
export const steppedEngine = (game: SteppedGame, maths: GameMaths): SteppedEngine => {
  const most_minor = Math.floor(Number.MAX_SAFE_INTEGER / Math.max(game.most.returned, game.most.staked) / hundredths) * hundredths
  const stakes = { divisor_minor: hundredths, most_minor }
  const stand: SteppedEngine['stand'] = (command, source) => walk(game, command, source, (_, at) => command.steps[at] ?? null)
  return {
    slug: game.slug,
    kind: game.kind,
    form: 'steps',
    names: game.names,
    stakes,
    game,
    maths,
    stand,
    check: (command) => checkCommand(command, game, stakes),
    play: (command, source) => stand(command, source).outcome,
    playOut: (command, source, chooses) => {
      const { outcome, steps, staked_minor } = walk(game, command, source, (standing) =>
        standing.offers.length === 0 ? null : chooses(standing),
      )
      return { ...outcome, steps, staked_minor }
    },
    dealt: (source) => ({ stake_minor: hundredths * (1 + below(source, 100)), choice: game.dealt(source), steps: [] }),
    published: Object.fromEntries(
      Object.entries(game.plays).map(([key, { choice }]) => [key, { stake_minor: hundredths, choice, steps: [] }]),
    ),
    ranges: ({ choice }, events) => (game.ranges(choice) ?? []).slice(0, drawnValues(events)),
  }
}

export const isStepped = (engine: GameEngine | undefined): engine is SteppedEngine & GameEngine => engine?.form === 'steps'
