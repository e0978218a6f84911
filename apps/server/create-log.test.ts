import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'

const logged = (error: unknown): { line: string; err: Record<string, unknown> } => {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'a request failed')
  const line = lines.join('')
  return { line, err: (JSON.parse(line) as { err: Record<string, unknown> }).err }
}

test('reliability 23: what a database says of the row that it refused is not logged, and what helps to find the mistake is', () => {
  const error = Object.assign(
    new pg.DatabaseError('duplicate key value violates unique constraint "players_confirmed_email"', 1, 'error'),
    {
      code: '23505',
      constraint: 'players_confirmed_email',
      detail: 'Key (email)=(olena@example.com) already exists.',
      where: 'PL/pgSQL function with olena@example.com',
    },
  )
  const { line, err } = logged(error)
  expect(line).not.toContain('olena')
  expect(err).toMatchObject({ code: '23505', constraint: 'players_confirmed_email', message: /duplicate key/, stack: /create-log/ })
})

test('what failed together is named one by one, each without its data', () => {
  const { line, err } = logged(new AggregateError([Object.assign(new Error('one'), { detail: 'olena@example.com' })], 'several'))
  expect(line).not.toContain('olena')
  expect(err['aggregateErrors']).toMatchObject([{ message: 'one' }])
})

test.each(['a word', undefined, null, 7])('%j that was thrown is logged as it is', (thrown) => {
  expect(logged(thrown).line).toContain('a request failed')
})
