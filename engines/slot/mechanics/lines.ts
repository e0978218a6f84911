import type { Story, Table } from './table.ts'

/** What a line pays from one of its ends: `symbol` is -1 while nothing but wilds was met. */
interface Run {
  symbol: number
  length: number
}

/** How far a line goes on from an end with one symbol, wilds standing in for it. */
export const runOf = (line: Uint8Array, window: Uint8Array, wild: number, scatter: number, from_right: boolean, run: Run): void => {
  run.symbol = -1
  run.length = 0
  for (let step = 0; step < line.length; step += 1) {
    const cell = window[line[from_right ? line.length - 1 - step : step]!]!
    if (cell !== wild) {
      if (cell === scatter) return
      if (run.symbol === -1) run.symbol = cell
      else if (run.symbol !== cell) return
    }
    run.length += 1
  }
}

const run: Run = { symbol: -1, length: 0 }

const coinsOfRun = ({ pays, most }: Table): number => (run.symbol === -1 ? 0 : pays[run.symbol * (most + 1) + run.length]!)

/** What all lines pay in coins, from the left or from both ends; a line that is one run from end to end pays once. */
export const linesCoins = (table: Table, window: Uint8Array, wild: number, both_ways: boolean, story: Story | null): number => {
  const { lines } = table
  let coins = 0
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!
    for (let way = 0; way < (both_ways ? 2 : 1); way += 1) {
      runOf(line, window, wild, table.scatter, way === 1, run)
      if (way === 1 && run.length === line.length) continue
      const won = coinsOfRun(table)
      if (won === 0) continue
      coins += won
      if (!story) continue
      const cells = Array.from({ length: run.length }, (_, step) => line[way === 1 ? line.length - 1 - step : step]!)
      const symbol = table.ids[run.symbol]!
      story.events.push({
        type: 'line-won',
        line: index,
        symbol,
        count: run.length,
        multiplier: 1,
        cells,
        win_minor: won * story.coin_minor,
      })
    }
  }
  return coins
}
