import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOf, isOpen, makeCode, mayComeFrom, receiveFaults, returnReasons, shownCode, transferStates, typedCode } from './rules.ts'

test('a code is read as it is shown, and as people write it down', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(31), { minLength: 12, maxLength: 12 }), (draws) => {
      const left = [...draws]
      const code = makeCode(() => left.pop() ?? 0)
      expect(typedCode(shownCode(code))).toBe(code)
      expect(typedCode(` ${shownCode(code).toLowerCase()} `)).toBe(code)
    }),
  )
  expect(shownCode('0123456789AB')).toBe('0123-4567-89AB')
  expect(typedCode('o1l3-4567-89ab')).toBe('0113456789AB')
})

test.each(['', '0123-4567-89A', '0123-4567-89AB-C', '0123-4567-89AU', '0123-4567-89A\u0000'])('%j is no code', (typed) =>
  expect(typedCode(typed)).toBeNull(),
)

test('a transfer that is over stays as it is, and an open one may end in either way', () => {
  for (const state of transferStates) expect(mayComeFrom(state).every(isOpen)).toBe(true)
  expect(mayComeFrom('recalling')).toEqual(['sending'])
})

test('money comes back with the reason of the house that refused it, and stays where it was accepted', () => {
  expect(endOf('accepted', null)).toEqual({ state: 'arrived', reason: null })
  expect(endOf('voided', null)).toEqual({ state: 'returned', reason: 'recalled' })
  for (const reason of receiveFaults) {
    expect(endOf('refused', reason)).toEqual({ state: 'returned', reason })
    expect(returnReasons).toContain(reason)
  }
})
