import { expect, test } from 'vitest'
import { validatorCompiler } from '#kernel/http/validation.ts'
import { getGames } from './contract.ts'

test('CN-003, GA-018b: liked games come 48 at a time, unless a page asks for another number', () => {
  const read = validatorCompiler({ schema: getGames.query, method: 'GET', url: getGames.route, httpPart: 'querystring' })
  expect(read({})).toEqual({ value: { limit: 48, offset: 0 } })
  expect(read({ limit: '12', offset: '48' })).toEqual({ value: { limit: 12, offset: 48 } })
})
