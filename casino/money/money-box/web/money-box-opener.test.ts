import { expect, test } from 'vitest'
import type { OpenerContext } from '#kernel/web-slice.ts'
import { moneyBoxOpener } from './money-box-opener.ts'

const open = (is_guest: boolean) => {
  const done: unknown[] = []
  moneyBoxOpener.open('2', {
    is_guest,
    openModal: (name, params) => void done.push([name, params]),
    strip: (...names) => void done.push(names),
  } as Partial<OpenerContext> as OpenerContext)
  return done
}

test('OP-018: money-box=2 opens the money box at its second step; for a guest the flag is stripped and nothing opens', () => {
  expect(open(false)).toEqual([['money-box'], ['MoneyBoxModal', { step: '2' }]])
  expect(open(true)).toEqual([['money-box']])
})
