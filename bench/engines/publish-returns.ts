import { writeFileSync } from 'node:fs'
import { slotReturns } from '#engines/bonus/returns.gen.ts'
import { onGrid, type Returns } from '#engines/bonus/returns.ts'
import { fastSource } from '#engines/chance/fast-source.ts'
import { slotEngines } from '#engines/registry.ts'
import { compileSlot } from '#engines/slot/compile.ts'
import type { SlotEngine } from '#engines/slot/engine.ts'
import { enumerateStops } from '#engines/slot/enumerate.ts'
import { mechanicSlot } from '#engines/slot/mechanics/mechanics.ts'

/**
 * Writes engines/bonus/returns.gen.ts: the distribution of each slot's returns per round, for the expected value of bonuses. A slot
 * with reels only is enumerated; with free spins or other features the distribution is sampled from rounds with a fixed seed, and
 * its reader scales it to the exact mean in maths.gen.ts. `npm run maths`, or `npm run maths -- <slug> …` for the named slots alone.
 */
const named = process.argv.slice(2)
const known: Readonly<Record<string, Returns>> = slotReturns

const rounds = 20_000_000

const countedOf = ({ definition, playCoins }: SlotEngine): Map<number, number> => {
  const counts = new Map<number, number>()
  const add = (coins: number, times: number): void => void counts.set(coins, (counts.get(coins) ?? 0) + times)
  if (!definition.free_spins && !mechanicSlot(definition)) {
    const slot = compileSlot(definition)
    for (const wins of enumerateStops(slot, slot.base).by_scatters) for (const [coins, times] of wins) add(coins, times)
    return counts
  }
  const source = fastSource(20_261_123)
  for (let round = 0; round < rounds; round += 1) add(playCoins(source), 1)
  return counts
}

const rounded = (chance: number): number => Number(chance.toPrecision(9))

const returns = Object.fromEntries(
  slotEngines.map((engine) => {
    const before = named.length > 0 && !named.includes(engine.slug) ? known[engine.slug] : undefined
    if (before) return [engine.slug, before]
    const { coins_per_stake } = engine.definition
    const { multiples, chances } = onGrid([...countedOf(engine)].map(([coins, times]) => [coins / coins_per_stake, times] as const))
    return [engine.slug, { multiples, chances: chances.map(rounded) }]
  }),
)

writeFileSync(
  new URL('../../engines/bonus/returns.gen.ts', import.meta.url),
  `// Written by bench/engines/publish-returns.ts. Don't edit: change the game and run npm run maths.
import type { Returns } from './returns.ts'

export const slotReturns = ${JSON.stringify(returns)} satisfies Record<string, Returns>
`,
)
