/**
 * One weighing, in a process of its own: Node as it is, or with every game of the house as a server holds it, each played once. Prints memory,
 * and the processor time of the start: the clock's depends on who else is at work.
 */
import { fastSource } from '#engines/chance/fast-source.ts'
import type { GameEngine } from '#engines/game.ts'

const wanted = process.argv[2]
const collect = (globalThis as { gc?: () => void }).gc
if (!collect) throw new Error('node --expose-gc bench/games/weigh.ts games')

const spent_ms = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
const started_ms = spent_ms()
let took_ms = 0
let games = 0
if (wanted === 'games') {
  const { engines, liveEngines } = await import('#engines/registry.ts')
  const { ownGameRows } = await import('#casino/games/lobby/server/own-games.ts')
  games = engines.length + liveEngines.length
  // Held to the end, as the catalogue of a process holds them.
  ;(globalThis as { rows?: unknown }).rows = ownGameRows()
  took_ms = spent_ms() - started_ms
  // What a game makes of its definition it makes when it is first played.
  for (const engine of [...engines, ...liveEngines] as readonly GameEngine[]) engine.play(engine.dealt(fastSource(1)), fastSource(2))
}
collect()
const { heapUsed, external } = process.memoryUsage()
console.log(JSON.stringify({ games, took_ms, held_bytes: heapUsed + external }))
