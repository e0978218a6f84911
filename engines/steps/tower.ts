import { below } from '../chance/below.ts'
import type { Names } from '../game.ts'
import { momentsOf } from './moments.ts'
import { leave_step, priceOf, stopOrLeave, stop_step } from './price.ts'
import type { PublishedPlay, Standing, SteppedGame } from './stepped-game.ts'

/** How a floor is: so many doors, and whether the one that is drawn is the only good or the only bad one. */
export interface TowerLevel {
  readonly doors: number
  readonly drawn_is: 'good' | 'bad'
}

export interface TowerSpec {
  readonly slug: string
  readonly names: Names
  readonly floors: number
  readonly levels: Readonly<Record<string, TowerLevel>>
  /** After how many floors the published plays stop. */
  readonly shown: readonly number[]
}

export interface TowerView {
  readonly level: string
  readonly doors: number
  /** The door that was taken on each floor by now. */
  readonly taken: readonly number[]
  /** The drawn door of each floor: of those that were passed, and of all of them once the round is over. */
  readonly drawn: readonly number[]
  readonly drawn_is: TowerLevel['drawn_is']
  readonly price: number | null
  readonly next: number | null
  readonly ended: 'stopped' | 'trapped' | 'left' | null
}

interface State {
  readonly level: string
  readonly drawn: readonly number[]
  readonly taken: readonly number[]
  readonly ended: TowerView['ended']
}

const goodDoors = ({ doors, drawn_is }: TowerLevel): number => (drawn_is === 'good' ? 1 : doors - 1)

/** The price after so many floors of a level, in hundredths. */
export const towerPrice = (level: TowerLevel, floors: number): number =>
  priceOf(BigInt(goodDoors(level)) ** BigInt(floors), BigInt(level.doors) ** BigInt(floors))

/** Floor after floor, one door of several: go up as far as you dare, and stop at the price in sight. */
export const towerGame = (spec: TowerSpec): SteppedGame<State> => {
  const { floors, levels } = spec
  const levelOf = (name: string): TowerLevel => levels[name] ?? { doors: 2, drawn_is: 'bad' }
  const viewOf = ({ level: name, drawn, taken, ended }: State): TowerView => {
    const level = levelOf(name)
    return {
      level: name,
      doors: level.doors,
      taken,
      drawn: ended ? drawn : drawn.slice(0, taken.length),
      drawn_is: level.drawn_is,
      price: taken.length > 0 && ended !== 'trapped' ? towerPrice(level, taken.length) : null,
      next: ended ? null : towerPrice(level, taken.length + 1),
      ended,
    }
  }
  const standing = (state: State): Standing => {
    const view = viewOf(state)
    const { ended, price, doors } = view
    const pays = ended === 'stopped' ? (price ?? 0) : ended === 'left' ? 100 : 0
    const ways = Array.from({ length: doors }, (_, door) => ({ step: `door:${door}` }))
    return {
      view,
      offers: ended ? [] : [...ways, ...(price === null ? [] : [{ step: stop_step, pays: price }])],
      staked: 100,
      pays,
      used: floors,
    }
  }
  const take = (state: State, step: string): State => {
    if (step === stop_step) return { ...state, ended: 'stopped' }
    if (step === leave_step) return { ...state, ended: 'left' }
    const door = Number(step.slice('door:'.length))
    const taken = [...state.taken, door]
    const is_good = (state.drawn[state.taken.length] === door) === (levelOf(state.level).drawn_is === 'good')
    if (!is_good) return { ...state, taken, ended: 'trapped' }
    return { ...state, taken, ended: taken.length === floors ? 'stopped' : null }
  }
  const playOf = (name: string, level: TowerLevel, up: number): PublishedPlay => ({
    choice: name,
    step: ({ view }) => ((view as TowerView).taken.length < up ? 'door:0' : stop_step),
    moments: () => {
      const [good, all] = [BigInt(goodDoors(level)) ** BigInt(up), BigInt(level.doors) ** BigInt(up)]
      return momentsOf([
        { ways: good, pays: towerPrice(level, up) },
        { ways: all - good, pays: 0 },
      ])
    },
  })
  const names = Object.keys(levels)
  return {
    slug: spec.slug,
    kind: 'instant',
    names: spec.names,
    example: names[0] ?? '',
    dealt: (source) => names[below(source, names.length)] ?? '',
    ranges: (choice) => (Object.hasOwn(levels, choice) ? Array.from({ length: floors }, () => levelOf(choice).doors) : null),
    begin: (level, drawn) => ({ level, drawn, taken: [], ended: null }),
    take,
    standing,
    fallback: stopOrLeave,
    most: { returned: Math.max(...Object.values(levels).map((level) => towerPrice(level, floors))), staked: 100 },
    plays: Object.fromEntries(
      Object.entries(levels).flatMap(([name, level]) => spec.shown.map((up) => [`${name}:${up}`, playOf(name, level, up)])),
    ),
    exported: { family: 'tower', floors, levels },
  }
}
