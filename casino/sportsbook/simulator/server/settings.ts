import { oneOf } from '#kernel/config/environment.ts'
import { defineSettings } from '#kernel/config/settings.ts'

/** The simulator that produces the sportsbook's matches. */
interface WorldSettings {
  readonly world: 'on' | 'off'
  /** Speed of the simulation: simulated seconds per real second. */
  readonly speed: number
}

const fastest = 60

export const worldSettings = defineSettings((env, _known, mistakes): WorldSettings => {
  const speed = Number(env['SPORT_WORLD_SPEED'] || '1')
  if (!(speed >= 1 && speed <= fastest)) mistakes.push(`SPORT_WORLD_SPEED must be a number from 1 to ${fastest}.`)
  return { world: oneOf(env, 'SPORT_WORLD', ['on', 'off'], 'on', mistakes), speed }
})
