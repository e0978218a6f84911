import { expect, test } from 'vitest'
import { afterInn } from './after-inn.ts'

test('RT-016: the form leads to the game that asked, in its mode', () => {
  expect(afterInn('cossack-treasure', 'true')).toBe('/?game=cossack-treasure&isMoney=true')
  expect(afterInn('cossack-treasure', null)).toBe('/?game=cossack-treasure&isMoney=true')
  expect(afterInn('cossack-treasure', 'false')).toBe('/?game=cossack-treasure&isMoney=false')
  expect(afterInn('cossack-treasure', '1/')).toBe('/?game=cossack-treasure&isMoney=true')
})

test('reliability 16: what is no slug leads nowhere but to the games', () => {
  for (const slug of [null, undefined, '', '//evil.example', 'a&game=b', 'A B', 7]) expect(afterInn(slug, 'true')).toBe('/games/')
})
