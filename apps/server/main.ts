// Must be imported first: later imports depend on the environment that it sets.
import { environment } from '#apps/server/environment.ts'
import { once } from 'node:events'
import { identifyOf } from '#apps/server/identify.ts'
import { listen } from '#apps/server/listen.ts'
import { openHouse } from '#apps/server/open-house.ts'
import { mountOperations } from '#apps/server/operations.ts'
import { releaseMemory } from '#apps/server/release-memory.ts'
import { seedDemo } from '#apps/server/seed-demo.ts'
import { stopSignal, type Stopping } from '#apps/server/stop-signal.ts'
import { warningsOf } from '#apps/server/warnings.ts'
import { mountWeb } from '#apps/server/web/mount-web.ts'
import { startDispatcher } from '#kernel/facts/dispatcher.ts'
import type { House } from '#kernel/house.ts'
import { createApp } from '#kernel/http/app.ts'
import { flushStates } from '#kernel/realtime/published-state.ts'
import { attachHub } from '#kernel/realtime/attach-hub.ts'
import { exitMessage } from '#kernel/start-up-error.ts'

/**
 * Starts the site step by step. Everything opened is closed in reverse order, whether the start fails, is interrupted, or the site
 * has run for months.
 */
const open = async (opened: AsyncDisposableStack, asked: Stopping): Promise<House> => {
  const { house, close } = await openHouse(environment, asked, { works: true })
  opened.defer(close)
  const stopping = asked.signal
  const identify = identifyOf(house.slices)
  const app = await createApp(house, identify)
  await mountOperations(app, house, stopping)
  await mountWeb(app, house, identify)
  opened.defer(() => flushStates(house))
  for (const slice of house.slices) {
    await slice.start?.(house)
    opened.defer(() => slice.stop?.(house))
  }
  stopping.throwIfAborted()
  const is_demo = await seedDemo(house)
  stopping.throwIfAborted()
  await house.jobs.start(house)
  opened.defer(() => house.jobs.stop())
  opened.defer(() => {
    for (const slice of house.slices) slice.closing?.(house)
  })
  const dispatcher = await startDispatcher(house)
  opened.defer(() => dispatcher.stop())
  const hub = await attachHub(app.server, house)
  releaseMemory()
  stopping.throwIfAborted()
  opened.defer(() => app.close())
  await listen(app, house.config)
  // Loaded only where somebody lives in it, and after the site is open.
  if (is_demo && house.config.crowd !== 'off') {
    const { liveIn } = await import('#apps/crowd/living-house.ts')
    opened.defer(liveIn(house, app, () => hub === null || hub.stats().connections > 0))
  }
  return house
}

const run = async (asked: Stopping): Promise<void> => {
  const stopping = asked.signal
  const opened = new AsyncDisposableStack()
  try {
    const house = await open(opened, asked).catch((error: unknown) => {
      // The start was stopped by a signal, so there is no error to report.
      if (!stopping.aborted) throw error
    })
    if (!house) return
    const { config, brand, log } = house
    for (const warning of warningsOf(config)) log.warn(warning)
    log.info({ url: config.public_url, brand: brand.name }, 'Openhouse is open')
    if (!stopping.aborted) await once(stopping, 'abort')
    log.info({ signal: stopping.reason }, 'closing: no new work, running requests finish')
  } finally {
    await opened.disposeAsync()
  }
}

run(stopSignal()).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${exitMessage(error)}\n`)
    process.exit(1)
  },
)
