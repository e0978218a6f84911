import type { Story, Table } from './table.ts'

/** What every reel shows, from the top; reels may differ in their rows. Symbols are numbers. */
type Shown = readonly (readonly number[])[]

/** How many cells of a reel continue a symbol's ways. */
const fitting = (cells: readonly number[], symbol: number, wild: number): number => {
  let count = 0
  for (const cell of cells) if (cell === symbol || cell === wild) count += 1
  return count
}

/** What all ways pay in coins, from the leftmost reel on. No wild stands on that one, so each way has a symbol of its own. */
export const waysCoins = (table: Table, shown: Shown, multiplier: number, story: Story | null): number => {
  const { pays, most, wild, scatter, ids, rows } = table
  let coins = 0
  const first = shown[0]!
  for (const [row, symbol] of first.entries()) {
    if (symbol === scatter || first.indexOf(symbol) !== row) continue
    let ways = 1
    let length = 0
    while (length < shown.length) {
      const count = fitting(shown[length]!, symbol, wild)
      if (count === 0) break
      ways *= count
      length += 1
    }
    const won = pays[symbol * (most + 1) + length]! * ways
    if (won === 0) continue
    coins += won
    if (!story) continue
    const cells = shown
      .slice(0, length)
      .flatMap((reel_cells, reel) => reel_cells.flatMap((cell, at) => (cell === symbol || cell === wild ? [reel * rows + at] : [])))
    const win_minor = won * multiplier * story.coin_minor
    story.events.push({ type: 'ways-won', symbol: ids[symbol]!, count: length, ways, multiplier, cells, win_minor })
  }
  return coins
}
