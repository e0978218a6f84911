import { expect, test } from 'vitest'
import { ConfigError } from '#kernel/config/config.ts'
import { EmbeddedDatabaseError } from '#kernel/database/embedded/failures.ts'
import { OwnDatabaseError } from '#kernel/database/own-database.ts'
import { exitMessage } from './start-up-error.ts'

test('what was foreseen is told in its own words, whichever part of the house it comes from', () => {
  const foreseen = [
    new EmbeddedDatabaseError('the disk is full'),
    new OwnDatabaseError('nobody answers', { cause: new Error('ECONNREFUSED') }),
  ]
  expect(foreseen.map(exitMessage)).toEqual(['the disk is full', 'nobody answers'])
  expect(exitMessage(new ConfigError(['PORT is wrong.']))).toMatch(/^The configuration has 1 mistake\(s\):\n {2}- PORT is wrong\.$/)
  expect(foreseen.map(({ name }) => name)).toEqual(['EmbeddedDatabaseError', 'OwnDatabaseError'])
})

test('of everything else it is told where it came from', () => {
  expect(exitMessage(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n\s+at /)
  expect(exitMessage('gone')).toBe('gone')
})
