import type { Environment } from '#kernel/config/config.ts'

/** Settings of the match simulator and of external sport feeds. */
export interface SportSettings {
  readonly world: 'on' | 'off'
  /** Speed of the simulation: simulated seconds per real second. */
  readonly speed: number
  /** External feeds that may push messages, by name, with their keys in hexadecimal. */
  readonly producers: ReadonlyMap<string, string>
}

const fastest = 60

/** Parses `SPORT_PRODUCERS=name:hex,name:hex`. The built-in simulator is not listed here. */
const producersOf = (text: string | undefined, mistakes: string[]): ReadonlyMap<string, string> => {
  const producers = (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => part.trim().split(':') as [string, string | undefined])
  const is_wrong = producers.some(
    ([name, key]) => !/^[a-z0-9-]{1,40}$/.test(name) || name === 'world' || !/^(?:[0-9a-f]{2}){32,}$/.test(key ?? ''),
  )
  if (is_wrong) mistakes.push('SPORT_PRODUCERS must be a list of name:hex with at least 64 hex digits each, and none of them "world".')
  return new Map(producers.map(([name, key = '']) => [name, key]))
}

export const readSportSettings = (env: Environment, mistakes: string[]): SportSettings => {
  const world = env['SPORT_WORLD'] || 'on'
  if (world !== 'on' && world !== 'off') mistakes.push(`SPORT_WORLD must be on or off, not "${world}".`)
  const speed = Number(env['SPORT_WORLD_SPEED'] || '1')
  if (!(speed >= 1 && speed <= fastest)) mistakes.push(`SPORT_WORLD_SPEED must be a number from 1 to ${fastest}.`)
  return { world: world === 'off' ? 'off' : 'on', speed, producers: producersOf(env['SPORT_PRODUCERS'], mistakes) }
}
