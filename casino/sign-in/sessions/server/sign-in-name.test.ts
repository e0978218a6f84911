import { expect, test } from 'vitest'
import { signInNameOf } from './sign-in-name.ts'

test('A-035: one field takes a handle, an e-mail or a phone, however they are written', () => {
  expect(signInNameOf(' Olena_K ', 'UA')).toEqual({ kind: 'handle', name: 'olena_k' })
  expect(signInNameOf('Olena@Example.COM ', 'UA')).toEqual({ kind: 'email', name: 'olena@example.com' })
  for (const typed of ['050 123-45-67', '+380501234567', '00380 (50) 1234567', '380501234567'])
    expect(signInNameOf(typed, 'UA')).toEqual({ kind: 'phone', name: '+380501234567' })
  expect(signInNameOf('12345', 'UA')).toEqual({ kind: 'handle', name: '12345' })
})
