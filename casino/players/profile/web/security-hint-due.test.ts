import { expect, test, vi } from 'vitest'
import { isSecurityHintDue, noteHintShown } from './security-hint-due.ts'

const nobody = { is_email_confirmed: false, is_phone_confirmed: false, shown: undefined }

test('PR-010, EN-064: the hint is due for who has confirmed nothing, and once a day: the cookie of that day keeps it away', () => {
  expect(isSecurityHintDue(nobody)).toBe(true)
  expect(isSecurityHintDue({ ...nobody, shown: '1' })).toBe(false)
})

test('PR-010: one confirmed contact is a way back in, so there is nothing to hint at', () => {
  expect(isSecurityHintDue({ ...nobody, is_email_confirmed: true })).toBe(false)
  expect(isSecurityHintDue({ ...nobody, is_phone_confirmed: true })).toBe(false)
})

test('EN-064, CN-047b: that the hint was shown is kept in a cookie, and gone a day later', () => {
  const written: string[] = []
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', {
    set cookie(line: string) {
      written.push(line)
    },
  })
  noteHintShown()
  expect(written).toEqual(['user-security-shown=1; path=/; samesite=lax; max-age=86400; secure'])
})
