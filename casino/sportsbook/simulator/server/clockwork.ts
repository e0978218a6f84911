import { perHouse, type House } from '#kernel/house.ts'
import { leaveWorld, turnWorld } from './run-world.ts'
import { worldSettings } from './settings.ts'

const turn_ms = 250
/** The site answers first. */
const first_turn_ms = 1_500

interface Clockwork {
  timer: NodeJS.Timeout | null
  turning: Promise<void>
  is_stopped: boolean
}

const clockworks = perHouse((): Clockwork => ({ timer: null, turning: Promise.resolve(), is_stopped: false }))

const turn = async (house: House): Promise<void> => {
  await turnWorld(house).catch((error: unknown) =>
    house.log.warn({ err: error }, 'the world of sport did not turn; it will be tried again'),
  )
}

/** Turns the world four times a second; a turn that takes longer delays the next. */
const plan = (house: House, delay_ms: number): void => {
  const work = clockworks(house)
  work.timer = setTimeout(() => {
    work.turning = turn(house).then(() => {
      if (!work.is_stopped) plan(house, turn_ms)
    })
  }, delay_ms)
  work.timer.unref()
}

export const startWorld = (house: House): void => {
  if (house.config.of(worldSettings).world === 'on') plan(house, first_turn_ms)
}

export const stopWorld = async (house: House): Promise<void> => {
  const work = clockworks(house)
  work.is_stopped = true
  if (work.timer) clearTimeout(work.timer)
  await work.turning
  await leaveWorld(house)
}
