import { defineSettings } from '#kernel/config/settings.ts'

/**
 * External feeds that may push messages, by name, with their keys in hexadecimal: `SPORT_PRODUCERS=name:hex,name:hex`. The built-in
 * simulator is not listed here.
 */
export const sportProducers = defineSettings((env, _known, mistakes): ReadonlyMap<string, string> => {
  const producers = (env['SPORT_PRODUCERS'] ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => part.trim().split(':') as [string, string | undefined])
  const is_wrong = producers.some(
    ([name, key]) => !/^[a-z0-9-]{1,40}$/.test(name) || name === 'world' || !/^(?:[0-9a-f]{2}){32,}$/.test(key ?? ''),
  )
  if (is_wrong) mistakes.push('SPORT_PRODUCERS must be a list of name:hex with at least 64 hex digits each, and none of them "world".')
  return new Map(producers.map(([name, key = '']) => [name, key]))
})
