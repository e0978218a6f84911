import { afterEach, expect, test, vi } from 'vitest'
import { leadToField } from './lead-to-field.ts'

afterEach(() => vi.unstubAllGlobals())

test('a fault is shown before its field has the focus, and what the field is folded away in is opened', () => {
  const done: string[] = []
  const folded = { open: false }
  const field = { closest: () => folded, focus: () => void done.push(folded.open ? 'focus' : 'focus on what is hidden') }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'iban' ? field : null) })
  leadToField('iban', () => void done.push('shown'))
  expect(done).toEqual(['shown', 'focus'])
  leadToField('gone', () => void done.push('shown'))
  expect(done).toEqual(['shown', 'focus', 'shown'])
})
