import { setTimeout as wait } from 'node:timers/promises'
import { updateEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { tellChanges } from '#casino/sportsbook/catalogue/server/tell-changes.ts'
import { EmbeddedPublisher } from '#kernel/realtime/embedded-publisher.ts'
import { startHubProcess } from '#kernel/realtime/hub/hub-supervisor.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { quantile, type Figure } from '../figures.ts'
import { hubOptions, introduction, port, serve } from '../realtime/house.ts'
import { Readers } from '../realtime/readers.ts'
import { startLedgerDatabase } from '../wallet/ledger-house.ts'
import { betHouse } from './bet-site.ts'
import { publishMatches } from './published-matches.ts'

const database_port = 54_392
const sockets = 5_000
const changes = 40
const budget_ms = 400
const quiet = { info: () => undefined, error: console.error }

/** From an odds change that is taken, through the database, its gathering and the hub, to each browser that follows the match. */
export const measureOdds = async (): Promise<readonly Figure[]> => {
  const database = await startLedgerDatabase(database_port)
  const hub = await startHubProcess(hubOptions(), quiet)
  const server = await serve(hub)
  const readers = new Readers()
  try {
    const publisher = new EmbeddedPublisher()
    publisher.attach(hub)
    let sent_at = 0
    const house = {
      ...betHouse(database.app_url),
      realtime: {
        // What the sinks measure by travels with the message.
        publish: (publications: Parameters<EmbeddedPublisher['publish']>[0]) =>
          publisher.publish(
            publications.map(({ channel, message }) => ({
              channel,
              message: { ...message, data: { ...(message.data as object), sent_at } },
            })),
          ),
        positions: (channels: readonly string[]) => publisher.positions(channels),
        kept: (channels: readonly string[]) => publisher.kept(channels),
        disconnect: async () => undefined,
        close: async () => undefined,
      },
    }
    const [match] = await publishMatches(house, 1)
    const event_id = BigInt(match?.event ?? 0)
    await readers.open({ port, sockets, ...introduction(true, `sport-event:${event_id}`), at_once: 128 })
    await wait(1_000)
    await readers.delays()
    for (let change = 0; change < changes; change += 1) {
      sent_at = performance.timeOrigin + performance.now()
      const side = { odds_thousandths: 1_800 + change, won_millionths: 500_000, returned_millionths: 0 }
      const outcomes = ['home', 'away'].map((outcome) => ({ outcome, ...side }))
      const markets = [{ type: 'winner', specifiers: {}, is_suspended: false, outcomes } as const]
      tellChanges(house, await inTransaction(house.db, (tx) => updateEvents(tx, house, [{ event_id, sport: 'football', markets }])))
      await wait(300)
    }
    await wait(2_000)
    const delays = await readers.delays()
    await readers.close()
    await house.db.destroy()
    const [p50, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)]
    const lost = sockets * changes - delays.length
    return [
      {
        what: `odds from the feed to ${sockets} browsers, 150 ms of gathering among it${lost === 0 ? '' : ` (${lost} did not arrive)`}`,
        measured: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        baseline: '',
        ratio: '',
        budget: `p99 <= ${budget_ms} ms`,
        holds: lost === 0 && p99 <= budget_ms,
      },
    ]
  } finally {
    readers.stop()
    await hub.stop()
    server.close()
    await database.remove()
  }
}
