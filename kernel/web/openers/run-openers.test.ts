import { expect, test, vi } from 'vitest'
import type { OpenerContext, QueryOpener } from '#kernel/web-slice.ts'
import { flagValue, runOpeners } from '#kernel/web/openers/run-openers.ts'

const contextOf = (address: string, is_guest = true): OpenerContext => {
  const url = new URL(address, 'http://house')
  return { is_guest, query: url.searchParams, hash: url.hash, openModal: vi.fn(), strip: vi.fn(), navigate: vi.fn(), has: () => false }
}

const run = (address: string, openers: readonly QueryOpener[], is_guest = true) => {
  const openByName = vi.fn()
  const log = vi.fn()
  const context = contextOf(address, is_guest)
  runOpeners({ openers, openByName }, context, log)
  return { openByName, log, context }
}

test('OP-038: a trailing slash on a value is ignored', () => {
  expect(run('/?openModal=ChestsPopup/', []).openByName).toHaveBeenCalledWith('ChestsPopup', {})
  expect(flagValue('my///')).toBe('my')
  const open = vi.fn()
  run('/?public-profile=bXk=/', [{ flag: 'public-profile', open }])
  expect(open.mock.calls[0]?.[0]).toBe('bXk=')
})

test('other flags of the address go with a modal that it names', () => {
  expect(run('/?openModal=BoostersPopup&booster_id=7/', []).openByName).toHaveBeenCalledWith('BoostersPopup', { booster_id: '7' })
})

test('OP-001: a hash that contains the word opens', () => {
  const open = vi.fn()
  run('/games/#/cash/deposit/', [{ flag: '#cash', open }])
  run('/games/#top', [{ flag: '#cash', open }])
  expect(open.mock.calls.map(([hash]) => hash)).toEqual(['#/cash/deposit/'])
})

test('OP-002, OP-003: an opener runs on any path, and only when its flag is there', () => {
  const open = vi.fn()
  run('/en/races/?register', [{ flag: 'register', open }])
  run('/races/?registered=1', [{ flag: 'register', open }])
  expect(open).toHaveBeenCalledTimes(1)
})

test('OP-049: an unknown flag does nothing', () => {
  const { openByName, log, context } = run('/?utm_source=x&whatever', [])
  expect([openByName.mock.calls.length, log.mock.calls.length, vi.mocked(context.openModal).mock.calls.length]).toEqual([0, 0, 0])
})

test('a mistake in one opener does not keep the others from running', () => {
  const open = vi.fn()
  const broken: QueryOpener = {
    flag: 'a',
    open: () => {
      throw new Error('broken')
    },
  }
  const { log } = run('/?a=1&b=2', [broken, { flag: 'b', open }])
  expect(open).toHaveBeenCalledWith('2', expect.anything())
  expect(log).toHaveBeenCalledTimes(1)
})
