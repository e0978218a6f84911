import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jurisdictionNames, jurisdictionOf, limitKinds } from './jurisdiction.ts'

const profiles = jurisdictionNames.map((name) => ({ name, rules: jurisdictionOf(name) }))
const rules = Object.keys(jurisdictionOf('open'))

/** What no part of the house does yet, so that there is nothing to govern: no bonus rounds for sale. */
const without_subject = ['buy_feature']

test('reliability 12: every licence answers every question, and with a sensible answer', () => {
  for (const { name, rules: answers } of profiles) {
    expect([name, Object.keys(answers).toSorted()]).toEqual([name, rules.toSorted()])
    expect(Object.values(answers).every((answer) => answer !== undefined)).toBe(true)
    expect(answers.minimum_age).toBeGreaterThanOrEqual(18)
    expect(answers.minimum_spin_ms).toBeGreaterThanOrEqual(0)
    // The ledger's client waits up to five seconds for the next round; a licence that asks for more needs another screen.
    expect(answers.minimum_spin_ms).toBeLessThanOrEqual(5_000)
    expect(answers.break_minutes).toBeGreaterThan(0)
    expect(answers.break_after_session_minutes ?? 1).toBeGreaterThan(0)
    expect(answers.max_wagering_multiple ?? 1).toBeGreaterThan(0)
    expect(answers.limits_before_first_stake.every((kind) => limitKinds.includes(kind))).toBe(true)
  }
})

test('reliability 12: every rule is asked by the part of the house that it governs, or there is no such part', () => {
  const code = globSync('{casino,kernel}/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', 'kernel/brand/jurisdiction.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const asked = rules.filter((rule) => new RegExp(`\\b${rule}\\b`).test(code))
  // Whoever builds one of the missing parts asks the rule there, and takes it off this list.
  expect(rules.filter((rule) => !asked.includes(rule)).toSorted()).toEqual(without_subject.toSorted())
})
