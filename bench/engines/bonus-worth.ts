import { meanReturn, returnsOf } from '#engines/bonus/game-returns.ts'
import { dealer, simulateMany, simulatePlayer } from '#engines/bonus/simulate.ts'
import { worthOf } from '#engines/bonus/worth.ts'
import { fastSource } from '#engines/chance/fast-source.ts'
import { slotEngines } from '#engines/registry.ts'

/**
 * Compares the expected value shown for a bonus with its value to simulated players under the ledger's rules: a 100 % deposit
 * bonus, stakes of one fiftieth, a wagering requirement of `multiple`, and a maximum cash-out of ten times the bonus. `npx node
 * bench/engines/bonus-worth.ts 1000000 10`.
 */
const [players = 20_000, multiple = 10] = process.argv.slice(2).map(Number)
const stakes = 50

for (const engine of slotEngines) {
  const returns = returnsOf(engine)
  if (!returns) continue
  const coin_minor = 100
  const stake_minor = engine.stakes.divisor_minor * coin_minor
  const bonus_minor = stake_minor * stakes
  const rules = {
    required_minor: bonus_minor * multiple,
    contribution_percent: 100,
    most_stake_minor: stake_minor,
    most_minor: bonus_minor * 10,
  }
  const said = worthOf({ bonus: stakes, cash: stakes, rounds: stakes * multiple, cap: stakes * 10 }, returns)
  const deal = dealer(engine, fastSource(1), coin_minor)
  const seen = simulateMany(players, () => simulatePlayer({ cash_minor: bonus_minor, bonus_minor }, rules, stake_minor, deal))
  const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
  console.log(
    `${engine.slug} (returns ${percent(meanReturn(engine))}): finishes ${percent(said.finish)}, seen ${percent(seen.finish)} ± ${percent(seen.finish_within)}; ` +
      `ends with ${percent(said.ends / stakes)} of the bonus, seen ${percent(seen.ends / bonus_minor)} ± ${percent(seen.ends_within / bonus_minor)}`,
  )
}
