import type { ByteSource } from '../../chance/byte-source.ts'
import type { Moments } from '../../published.ts'
import type { Mechanic, SlotDefinition } from '../definition.ts'
import type { SlotEvent } from '../events.ts'
import { trail_die } from '../trail-die.ts'
import { bookMoments, playBook, regularSymbols } from './book.ts'
import { cascadesMoments, playCascades } from './cascades.ts'
import { collectMoments, playCollect, weightOfSums } from './collect.ts'
import { fallingWaysMoments, playFallingWays } from './falling-ways.ts'
import { holdAndRespinMoments, playHoldAndRespin } from './hold-and-respin.ts'
import { pairsMoments, playPairs } from './pairs.ts'
import { playStickyReels, stickyReelsMoments } from './sticky-reels.ts'
import { multiplierReelMoments, playMultiplierReel } from './multiplier-reel.ts'
import { playStickyWilds, stickyWildsMoments } from './sticky-wilds.ts'
import { playTrail, trailMoments } from './trail.ts'
import { playVaryingRows, varyingRowsMoments, weightOfRows } from './varying-rows.ts'
import { playWalkingWilds, walkingWildsMoments } from './walking-wilds.ts'
import { tableOf, type Story, type Table } from './table.ts'

interface Played {
  /** Plays one whole round and returns its win in coins, before the cap. */
  readonly play: (table: Table, source: ByteSource, story: Story | null) => number
  readonly moments: (table: Table) => Moments
}

const mechanics: Readonly<Record<Mechanic['kind'], Played>> = {
  'sticky-wilds': { play: playStickyWilds, moments: stickyWildsMoments },
  cascades: { play: playCascades, moments: cascadesMoments },
  'varying-rows': { play: playVaryingRows, moments: varyingRowsMoments },
  book: { play: playBook, moments: bookMoments },
  'walking-wilds': { play: playWalkingWilds, moments: walkingWildsMoments },
  'falling-ways': { play: playFallingWays, moments: fallingWaysMoments },
  pairs: { play: playPairs, moments: pairsMoments },
  'sticky-reels': { play: playStickyReels, moments: stickyReelsMoments },
  'multiplier-reel': { play: playMultiplierReel, moments: multiplierReelMoments },
  collect: { play: playCollect, moments: collectMoments },
  trail: { play: playTrail, moments: trailMoments },
  'hold-and-respin': { play: playHoldAndRespin, moments: holdAndRespinMoments },
}

/** A slot whose round is more than reels that stop. */
export interface MechanicSlot {
  readonly play: (source: ByteSource, story: Story | null) => number
  readonly moments: () => Moments
}

/** The mechanic of a definition, ready to play; undefined where the reels do it all. */
export const mechanicSlot = (definition: SlotDefinition): MechanicSlot | undefined => {
  if (!definition.mechanic) return undefined
  const { play, moments } = mechanics[definition.mechanic.kind]
  const table = tableOf(definition)
  const cap = definition.cap_multiple * definition.coins_per_stake
  return { play: (source, story) => Math.min(play(table, source, story), cap), moments: () => moments(table) }
}

/** How many values each draw of a round had, in their order, from what was told of it. */
export const drawnRanges = (definition: SlotDefinition, events: readonly SlotEvent[]): number[] =>
  events.flatMap((event): number[] => {
    const { strips, mechanic } = definition
    if (event.type === 'reels-stopped' && mechanic?.kind === 'varying-rows')
      return [...strips[event.spin].map(({ length }) => length), ...strips[event.spin].map(() => weightOfRows(mechanic, event.spin))]
    if (event.type === 'reels-stopped' && mechanic?.kind === 'multiplier-reel')
      return [...strips[event.spin].map(({ length }) => length), mechanic.reel[event.spin].length]
    if (event.type === 'reels-stopped')
      return strips[event.spin].flatMap(({ length }, reel) => (event.held?.includes(reel) === true ? [] : [length]))
    if (event.type === 'sums-drawn' && mechanic?.kind === 'collect') return event.coins.map(() => weightOfSums(mechanic))
    if (event.type === 'trail-stepped') return [trail_die]
    if (event.type === 'symbol-drawn') return [regularSymbols(definition).length]
    if (mechanic?.kind !== 'hold-and-respin') return []
    const prizes = mechanic.prizes.reduce((sum, { weight }) => sum + weight, 0)
    if (event.type === 'hold-started') return event.held.map(() => prizes)
    // A prize is drawn as soon as its cell came.
    if (event.type === 'hold-respun')
      return event.cells.flatMap((cell) => (event.came.some((one) => one.cell === cell) ? [256, prizes] : [256]))
    return []
  })
