import { below } from '../chance/below.ts'
import type { Names } from '../game.ts'
import { crapsMoments } from './craps-moments.ts'
import { box_numbers, crapsTerms, isBoxNumber, oddsOf, placeOf, type BoxNumber, type CrapsLine } from './craps-terms.ts'
import type { Offer, PublishedPlay, Standing, SteppedGame } from './stepped-game.ts'

interface CrapsPlace {
  readonly number: BoxNumber
  /** `back`: the point was made first, and the chips return. */
  readonly state: 'lies' | 'won' | 'lost' | 'back'
}

export interface CrapsView {
  readonly line: CrapsLine
  /** Both dice of every throw by now. */
  readonly throws: readonly (readonly [number, number])[]
  readonly point: BoxNumber | null
  /** How many parts of the odds lie behind the line. */
  readonly odds: number
  readonly places: readonly CrapsPlace[]
  /** How the line ended; `tied` is a twelve against the don’t pass. */
  readonly ended: 'won' | 'lost' | 'tied' | null
}

interface State extends CrapsView {
  readonly values: readonly number[]
}

const roll_step = 'roll'
const stake = 100

/**
 * So many throws are two dice each. Should they not decide the round, the thirty-six ways in which two dice fall are put in an order by chance
 * and come one after another, each once: which of several numbers comes first has the same chance there as with dice, and the round ends.
 */
const dice_throws = 40
const all_falls = 36
const ranges: readonly number[] = [
  ...Array.from({ length: dice_throws * 2 }, () => 6),
  ...Array.from({ length: all_falls }, (_, taken) => all_falls - taken),
]

type Dice = readonly [number, number]

const diceOf = (values: readonly number[], at: number): Dice => {
  if (at < dice_throws) return [(values[at * 2] ?? 0) + 1, (values[at * 2 + 1] ?? 0) + 1]
  const left = Array.from({ length: all_falls }, (_, fall) => fall)
  let fall = 0
  for (const value of values.slice(dice_throws * 2, dice_throws * 2 + at - dice_throws + 1)) fall = left.splice(value, 1)[0] ?? 0
  return [Math.floor(fall / 6) + 1, (fall % 6) + 1]
}

/** How a total of the first throw ends the line; null where it becomes the point. */
const firstThrow = (line: CrapsLine, total: number): CrapsView['ended'] => {
  if (isBoxNumber(total)) return null
  if (total === 12 && line === 'dont') return 'tied'
  const is_natural = total === 7 || total === 11
  return is_natural === (line === 'pass') ? 'won' : 'lost'
}

const afterThrow = (state: State, dice: Dice): State => {
  const { line, point, places } = state
  const throws = [...state.throws, dice]
  const total = dice[0] + dice[1]
  if (point === null) return { ...state, throws, point: isBoxNumber(total) ? total : null, ended: firstThrow(line, total) }
  const swept = (to: CrapsPlace['state']): readonly CrapsPlace[] =>
    places.map((place) => (place.state === 'lies' ? { ...place, state: to } : place))
  if (total === 7) return { ...state, throws, places: swept('lost'), ended: line === 'dont' ? 'won' : 'lost' }
  if (total === point) return { ...state, throws, places: swept('back'), ended: line === 'pass' ? 'won' : 'lost' }
  const paid = places.map((place): CrapsPlace => (place.number === total && place.state === 'lies' ? { ...place, state: 'won' } : place))
  return { ...state, throws, places: paid }
}

const lineOddsOf = ({ line, point }: CrapsView) => (point === null ? null : oddsOf(line, point))

/** What has come back of all bets, in hundredths of the stake. */
const paidOf = (view: CrapsView): number => {
  const odds = lineOddsOf(view)
  const line = view.ended === 'won' ? stake * 2 : view.ended === 'tied' ? stake : 0
  const behind = odds && view.ended === 'won' ? view.odds * (odds.stakes + odds.wins) : 0
  const placed = view.places.reduce((sum, { number, state }) => {
    const { stakes, wins } = placeOf(number)
    return sum + (state === 'won' ? stakes + wins : state === 'back' ? stakes : 0)
  }, 0)
  return line + behind + placed
}

const offersOf = (view: CrapsView): readonly Offer[] => {
  if (view.ended) return []
  const { point, line, places } = view
  const roll = { step: roll_step }
  // The order of the falls that are left can be told from those that came, so nothing is laid on them any more.
  if (point === null || view.throws.length >= dice_throws) return [roll]
  const { stakes, most } = oddsOf(line, point)
  const odds = view.odds > 0 ? [] : Array.from({ length: most }, (_, n) => ({ step: `odds:${n + 1}`, stakes: stakes * (n + 1) }))
  const free = box_numbers.filter((number) => number !== point && !places.some((place) => place.number === number))
  return [roll, ...odds, ...free.map((number) => ({ step: `place:${number}`, stakes: placeOf(number).stakes }))]
}

const standing = ({ values: _, ...view }: State): Standing => {
  const odds = lineOddsOf(view)
  const thrown = view.throws.length
  return {
    view,
    offers: offersOf(view),
    staked: stake + view.odds * (odds?.stakes ?? 0) + view.places.reduce((sum, { number }) => sum + placeOf(number).stakes, 0),
    pays: view.ended ? paidOf(view) : 0,
    used: Math.min(thrown, dice_throws) * 2 + Math.max(0, thrown - dice_throws),
  }
}

const take = (state: State, step: string): State => {
  if (step === roll_step) return afterThrow(state, diceOf(state.values, state.throws.length))
  const [kind, counted] = step.split(':')
  const number = Number(counted)
  if (kind === 'odds') return { ...state, odds: number }
  if (kind === 'place' && isBoxNumber(number)) return { ...state, places: [...state.places, { number, state: 'lies' }] }
  throw new RangeError(`there is no step ${step}`)
}

interface Habit {
  readonly line: CrapsLine
  readonly with_odds: boolean
  readonly places: readonly BoxNumber[]
}

/** The published ways of playing: with full odds the table keeps least of all that is staked; the last two are habits that cost more. */
const habits: Readonly<Record<string, Habit>> = {
  'pass-odds': { line: 'pass', with_odds: true, places: [] },
  pass: { line: 'pass', with_odds: false, places: [] },
  'dont-odds': { line: 'dont', with_odds: true, places: [] },
  dont: { line: 'dont', with_odds: false, places: [] },
  'six-and-eight': { line: 'pass', with_odds: false, places: [6, 8] },
  across: { line: 'pass', with_odds: false, places: box_numbers },
}

const playOf = ({ line, with_odds, places }: Habit): PublishedPlay => ({
  choice: line,
  step: ({ offers }) => {
    const odds = with_odds ? offers.findLast(({ step }) => step.startsWith('odds:')) : undefined
    const place = offers.find(({ step }) => places.some((number) => step === `place:${number}`))
    return (odds ?? place)?.step ?? roll_step
  },
  moments: () => crapsMoments(line, with_odds, places),
})

/** Everything at once behind each point: the line, full odds, and every number placed and thrown. */
const mostOf = (line: CrapsLine): { readonly returned: number; readonly staked: number } => {
  const each = box_numbers.map((point) => {
    const { stakes, wins, most: parts } = oddsOf(line, point)
    const places = box_numbers.filter((number) => number !== point).map(placeOf)
    return {
      staked: stake + stakes * parts + places.reduce((sum, place) => sum + place.stakes, 0),
      returned: stake * 2 + (stakes + wins) * parts + places.reduce((sum, place) => sum + place.stakes + place.wins, 0),
    }
  })
  return { returned: Math.max(...each.map(({ returned }) => returned)), staked: Math.max(...each.map(({ staked }) => staked)) }
}

/** Craps: the pass line or against it, odds behind the point, and numbers placed beside it. */
export const crapsGame = ({ slug, names }: { readonly slug: string; readonly names: Names }): SteppedGame<State> => ({
  slug,
  kind: 'table',
  names,
  example: 'pass',
  dealt: (source) => (below(source, 2) === 0 ? 'pass' : 'dont'),
  ranges: (choice) => (choice === 'pass' || choice === 'dont' ? ranges : null),
  begin: (choice, values) => ({
    values,
    line: choice === 'dont' ? 'dont' : 'pass',
    throws: [],
    point: null,
    odds: 0,
    places: [],
    ended: null,
  }),
  take,
  standing,
  // What lies on the line cannot be taken back, here as at any table: the house throws for whoever does not come back.
  fallback: () => roll_step,
  most: {
    returned: Math.max(mostOf('pass').returned, mostOf('dont').returned),
    staked: Math.max(mostOf('pass').staked, mostOf('dont').staked),
  },
  plays: Object.fromEntries(Object.entries(habits).map(([key, habit]) => [key, playOf(habit)])),
  exported: { family: 'craps', throws: dice_throws, ...crapsTerms },
})
