import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { lineOf, type Figure } from '../figures.ts'
import { measureBets } from './bets-of-a-match.ts'
import { footballView, openLivingBook, untilPublished } from './living-book.ts'
import { measureOdds } from './odds-to-browsers.ts'

const port = 54_390
/** About 33 matches run at a time; at this speed they publish as much as 500 do in real time. */
const speed = 15
const measured_s = 30
const wantedMatches = 500
const part_budget = 0.25

const plain = { baseline: '', ratio: '' } as const

/** Cost of the live sportsbook: processor time of the site's process, bytes to browsers, bytes per match. */
const measureWorld = async (): Promise<readonly Figure[]> => {
  const book = await openLivingBook(port, speed)
  try {
    const { live, coming } = await untilPublished(book.house)
    const before = { ...process.cpuUsage(), ...book.told, at_ms: performance.now() }
    await wait(measured_s * 1_000)
    const spent_s = (performance.now() - before.at_ms) / 1_000
    const used = process.cpuUsage(before)
    const site = (used.user + used.system) / 1e6 / spent_s
    const matches = live * speed
    const perWanted = (site / matches) * wantedMatches
    const view = JSON.stringify(await footballView(book.house))
    return [
      {
        ...plain,
        what: `the world of sport, ${live} matches at ${speed} times their speed (${matches} at their own), ${coming} to come: part of a core in the site's process`,
        measured: `${(site * 100).toFixed(1)} %, ${(perWanted * 100).toFixed(1)} % for ${wantedMatches}`,
        budget: `< ${part_budget * 100} % for ${wantedMatches}`,
        holds: perWanted < part_budget,
      },
      {
        ...plain,
        what: 'messages to browsers, all channels together',
        measured: `${((book.told.count - before.count) / spent_s).toFixed(1)}/s, ${Math.round((book.told.bytes - before.bytes) / spent_s / 1024)} KB/s`,
        budget: 'none',
        holds: true,
      },
      {
        ...plain,
        what: 'a football match in play with every market, as a page reads it',
        measured: `${Math.round(view.length / 1024)} KB, ${(brotliCompressSync(view).length / 1024).toFixed(1)} KB brotli`,
        budget: '<= 15 KB brotli',
        holds: brotliCompressSync(view).length <= 15 * 1024,
      },
    ]
  } finally {
    await book.stop()
  }
}

/** Bets placed and settled, odds to browsers, and what the living book costs. */
export const run = async (): Promise<readonly Figure[]> => [...(await measureBets()), ...(await measureOdds()), ...(await measureWorld())]

if (import.meta.main) {
  for (const figure of await run()) console.log(lineOf(figure))
  process.exit(0)
}
