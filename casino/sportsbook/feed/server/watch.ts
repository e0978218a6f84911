import { perHouse, type House } from '#kernel/house.ts'
import { checkSilence } from './producers.ts'

const every_ms = 5_000

const watches = perHouse((): { timer: NodeJS.Timeout | null } => ({ timer: null }))

/** Every process checks for silent producers; the first to notice one suspends its events. */
export const watchProducers = (house: House): void => {
  const watch = watches(house)
  watch.timer ??= setInterval(() => {
    checkSilence(house).catch((error: unknown) => house.log.warn({ err: error }, 'producers of sport events could not be looked after'))
  }, every_ms)
  watch.timer.unref()
}

export const stopWatching = (house: House): void => {
  const watch = watches(house)
  if (watch.timer) clearInterval(watch.timer)
  watch.timer = null
}
