import { perHouse, type House } from '#kernel/house.ts'
import { leaveFloor, turnFloor } from './floor.ts'
import { liveTablesSetting } from './settings.ts'

const turn_ms = 200
/** Delay of the first run, so that the site starts answering first. */
const first_turn_ms = 1_500

interface Clockwork {
  timer: NodeJS.Timeout | null
  turning: Promise<void>
  is_stopped: boolean
}

const clockworks = perHouse((): Clockwork => ({ timer: null, turning: Promise.resolve(), is_stopped: false }))

const turn = async (house: House): Promise<void> => {
  await turnFloor(house).catch((error: unknown) => house.log.warn({ err: error }, 'the live floor did not turn; it will be tried again'))
}

/** Runs a step of all tables five times a second; a step that takes longer delays the next. */
const plan = (house: House, delay_ms: number): void => {
  const work = clockworks(house)
  work.timer = setTimeout(() => {
    work.turning = turn(house).then(() => {
      if (!work.is_stopped) plan(house, turn_ms)
    })
  }, delay_ms)
  work.timer.unref()
}

export const startFloor = (house: House): void => {
  if (house.config.of(liveTablesSetting) === 'on') plan(house, first_turn_ms)
}

export const stopFloor = async (house: House): Promise<void> => {
  const work = clockworks(house)
  work.is_stopped = true
  if (work.timer) clearTimeout(work.timer)
  await work.turning
  await leaveFloor(house)
}
