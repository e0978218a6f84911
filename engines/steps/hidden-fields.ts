import { below } from '../chance/below.ts'
import { withoutReplacement } from '../chance/without-replacement.ts'
import type { Names } from '../game.ts'
import { momentsOf } from './moments.ts'
import { leave_step, offeredPrice, stopOrLeave, stop_step } from './price.ts'
import type { Offer, PublishedPlay, Standing, SteppedGame } from './stepped-game.ts'

export interface HiddenFieldsSpec {
  readonly slug: string
  readonly names: Names
  readonly fields: number
  /** How many of the fields may be traps: each is a choice of the game. */
  readonly traps: readonly number[]
  /** After how many opened fields the published plays stop. */
  readonly shown: readonly number[]
}

/** What is in sight of a field of traps. */
export interface FieldsView {
  readonly traps: number
  /** In the order in which they were opened. */
  readonly opened: readonly number[]
  /** What stopping here pays, in hundredths; null before the first field. */
  readonly price: number | null
  /** What the next good field is worth. */
  readonly next: number | null
  /** Where the traps lie: told when the round is over, and never before. */
  readonly hidden: readonly number[] | null
  readonly ended: 'stopped' | 'trapped' | 'left' | null
}

interface State {
  readonly traps: ReadonlySet<number>
  readonly opened: readonly number[]
  readonly ended: FieldsView['ended']
}

const choose = (all: number, some: number): bigint => {
  let ways = 1n
  for (let index = 0; index < some; index += 1) ways = (ways * BigInt(all - index)) / BigInt(index + 1)
  return ways
}

/** The price after so many good fields; null where there are not so many, or above the most. */
const fieldsPrice = (fields: number, traps: number, opened: number): number | null =>
  opened > fields - traps ? null : offeredPrice(choose(fields - traps, opened), choose(fields, opened))

/** The last price that is offered. */
const dearestPrice = (fields: number, traps: number): number =>
  Math.max(...Array.from({ length: fields - traps }, (_, index) => fieldsPrice(fields, traps, index + 1) ?? 0))

/** By the number of traps and of good fields that were opened. */
const pricesOf = ({ fields, traps }: HiddenFieldsSpec): ReadonlyMap<number, readonly (number | null)[]> =>
  new Map(traps.map((count) => [count, Array.from({ length: fields + 1 }, (_, opened) => fieldsPrice(fields, count, opened))]))

/** A field of covered places, some of which are traps: open as many as you dare, and stop at the price in sight. */
export const hiddenFields = (spec: HiddenFieldsSpec): SteppedGame<State> => {
  const { fields } = spec
  const prices = pricesOf(spec)
  const priceAt = (traps: number, opened: number): number | null => prices.get(traps)?.[opened] ?? null
  const every_opening: readonly Offer[] = Array.from({ length: fields }, (_, field) => ({ step: `open:${field}` }))
  const trapsOf = (choice: string): number | null => spec.traps.find((count) => String(count) === choice) ?? null

  const viewOf = ({ traps, opened, ended }: State): FieldsView => ({
    traps: traps.size,
    opened,
    price: opened.length > 0 && ended !== 'trapped' ? priceAt(traps.size, opened.length) : null,
    next: ended ? null : priceAt(traps.size, opened.length + 1),
    hidden: ended ? [...traps].toSorted((a, b) => a - b) : null,
    ended,
  })
  const standing = (state: State): Standing => {
    const view = viewOf(state)
    const { opened, ended, price, next } = view
    const pays = ended === 'stopped' ? (price ?? 0) : ended === 'left' ? 100 : 0
    const offers: Offer[] = ended
      ? []
      : [
          ...(next === null ? [] : every_opening.filter((_, field) => !opened.includes(field))),
          ...(price === null ? [] : [{ step: stop_step, pays: price }]),
        ]
    return { view, offers, staked: 100, pays, used: state.traps.size }
  }
  const take = (state: State, step: string): State => {
    if (step === stop_step) return { ...state, ended: 'stopped' }
    if (step === leave_step) return { ...state, ended: 'left' }
    const field = Number(step.slice('open:'.length))
    const opened = [...state.opened, field]
    if (state.traps.has(field)) return { ...state, opened, ended: 'trapped' }
    // Nothing more to gain: the round stops by itself.
    return { ...state, opened, ended: priceAt(state.traps.size, opened.length + 1) === null ? 'stopped' : null }
  }
  const playOf = (traps: number, opens: number): PublishedPlay => ({
    choice: String(traps),
    step: ({ view, offers }) => ((view as FieldsView).opened.length < opens ? (offers[0]?.step ?? stop_step) : stop_step),
    moments: () => {
      const [good, all] = [choose(fields - traps, opens), choose(fields, opens)]
      return momentsOf([
        { ways: good, pays: priceAt(traps, opens) ?? 0 },
        { ways: all - good, pays: 0 },
      ])
    },
  })
  const plays = spec.traps.flatMap((traps) =>
    spec.shown.filter((opens) => priceAt(traps, opens) !== null).map((opens) => [`${traps}:${opens}`, playOf(traps, opens)] as const),
  )
  return {
    slug: spec.slug,
    kind: 'instant',
    names: spec.names,
    example: String(spec.traps[1] ?? spec.traps[0]),
    dealt: (source) => String(spec.traps[below(source, spec.traps.length)]),
    ranges: (choice) => {
      const traps = trapsOf(choice)
      return traps === null ? null : Array.from({ length: traps }, (_, index) => fields - index)
    },
    begin: (_, values) => ({ traps: new Set(withoutReplacement(values)), opened: [], ended: null }),
    take,
    standing,
    fallback: stopOrLeave,
    most: { returned: Math.max(...spec.traps.map((traps) => dearestPrice(fields, traps))), staked: 100 },
    plays: Object.fromEntries(plays),
    exported: { family: 'hidden-fields', fields, traps: spec.traps },
  }
}
