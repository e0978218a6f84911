import { expect, test } from 'vitest'
import { isSecurityHintDue } from './security-hint-due.ts'

const nobody = { is_email_confirmed: false, is_phone_confirmed: false, shown: undefined }

test('PR-010, EN-064: the hint is due for who has confirmed nothing, and once a day: the cookie of that day keeps it away', () => {
  expect(isSecurityHintDue(nobody)).toBe(true)
  expect(isSecurityHintDue({ ...nobody, shown: '1' })).toBe(false)
})

test('PR-010: one confirmed contact is a way back in, so there is nothing to hint at', () => {
  expect(isSecurityHintDue({ ...nobody, is_email_confirmed: true })).toBe(false)
  expect(isSecurityHintDue({ ...nobody, is_phone_confirmed: true })).toBe(false)
})
