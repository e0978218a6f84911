import { slice as live } from '#casino/games/live/server/index.ts'
import { drawRound, openRound, settleRound } from '#casino/games/live/server/move-round.ts'
import { newestRounds } from '#casino/games/live/server/round-store.ts'
import { liveChannel, liveTables } from '#casino/games/live/server/table-state.ts'
import { addTables } from '#casino/games/live/server/table-store.ts'
import { tableSlugs } from '#casino/games/live/tables.ts'
import { manualClock } from '#kernel/clock/clock.ts'
import { EmbeddedPublisher } from '#kernel/realtime/embedded-publisher.ts'
import { startHubProcess } from '#kernel/realtime/hub/hub-supervisor.ts'
import type { Publisher } from '#kernel/realtime/publisher.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'
import { lineOf, quantile, type Figure } from '../figures.ts'
import { hubOptions, introduction, pause, port, serve } from '../realtime/house.ts'
import { Readers } from '../realtime/readers.ts'
import { ledgerHouse, startLedgerDatabase } from '../wallet/ledger-house.ts'

const watchers = 5_000
/** Few: the readers answer no ping, so the hub lets go of them after 35 s. */
const rounds = 12
const budget_ms = 300
const slug = 'live-roulette'

/** From before the transaction in which a table's round opens, is drawn or is paid until each of 5,000 browsers has been told. */
export const measureWatchedTable = async (): Promise<Figure> => {
  const database = await startLedgerDatabase(4_293)
  const hub = await startHubProcess(hubOptions(), { info: () => undefined, error: console.error })
  const server = await serve(hub)
  const readers = new Readers()
  const embedded = new EmbeddedPublisher()
  embedded.attach(hub)
  let sent_at = 0
  const realtime: Publisher = {
    ...silentPublisher,
    publish: (publications) =>
      embedded.publish(
        publications.map(({ channel, message }) => ({ channel, message: { ...message, data: { ...(message.data as object), sent_at } } })),
      ),
  }
  const clock = manualClock(new Date().toISOString())
  const house = ledgerHouse(database.app_url, [{ ...live, contributes: [], start: async () => undefined }], { clock, realtime })
  const change = async (step: () => Promise<unknown>): Promise<void> => {
    sent_at = performance.timeOrigin + performance.now()
    await step()
    liveTables.mark(house, slug)
    await pause(400)
    clock.advance(60_000)
  }
  const newest = async (): Promise<bigint> => (await newestRounds(house.db, [slug]))[0]?.id ?? 0n
  const playRound = async (): Promise<void> => {
    await change(() => openRound(house, slug))
    const id = await newest()
    await change(() => drawRound(house, id))
    await change(() => settleRound(house, id))
  }
  try {
    await addTables(house.db, tableSlugs)
    await readers.open({ port, sockets: watchers, ...introduction(true, liveChannel(slug)), at_once: 64 })
    await pause(2_000)
    await playRound()
    await readers.delays()
    for (let round = 0; round < rounds; round += 1) await playRound()
    await pause(2_000)
    const delays_ms = await readers.delays()
    const lost = watchers * rounds * 3 - delays_ms.length
    const p99_ms = quantile(delays_ms, 0.99)
    return {
      what: `a live table to ${watchers.toLocaleString('en')} watchers, from before its round changes to the browser's socket${lost === 0 ? '' : ` (${lost} did not arrive)`}`,
      measured: `p50 ${quantile(delays_ms, 0.5).toFixed(0)} ms, p99 ${p99_ms.toFixed(0)} ms`,
      baseline: '',
      ratio: '',
      budget: `p99 <= ${budget_ms} ms`,
      holds: lost === 0 && p99_ms <= budget_ms,
    }
  } finally {
    await readers.close()
    readers.stop()
    await hub.stop()
    server.close()
    await house.db.destroy()
    await database.remove()
  }
}

if (import.meta.main) {
  console.log(lineOf(await measureWatchedTable()))
  process.exit(0)
}
