import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const typed = (line: string, reason = 'Дату не видно') => readArguments([...line.split(' '), '--reason', reason])

test('a decision has a document, an actor and a reason', () => {
  expect(typed('documents reject 17 --actor anna')).toEqual({
    what: 'reject',
    document_id: 17n,
    actor: 'operator:anna',
    reason: 'Дату не видно',
  })
  expect(readArguments(['documents', 'list'])).toEqual({ what: 'list' })
  expect(readArguments([])).toEqual({ what: 'help', mistake: null })
})

test.each([
  ['nobody decides', () => typed('documents approve 17')],
  ['no reason', () => typed('documents approve 17 --actor anna', '  ')],
  ['a reason without end', () => typed('documents approve 17 --actor anna', 'x'.repeat(501))],
  ['no number', () => typed('documents approve all --actor anna')],
  ['below one', () => typed('documents approve 0 --actor anna')],
  ['another verb', () => typed('documents delete 17 --actor anna')],
  ['another area', () => typed('players block 17 --actor anna')],
  ['an actor that is none', () => typed('documents approve 17 --actor --reason')],
])('%s: the help says what is wrong, and nothing is done', (_what, ask) => {
  expect(ask()).toMatchObject({ what: 'help', mistake: expect.any(String) })
})
