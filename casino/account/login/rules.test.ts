import { expect, test } from 'vitest'
import { deviceLabelOf, isMobileBrowser, signInNameOf } from './rules.ts'

test('A-035: one field takes a handle, an e-mail or a phone, however they are written', () => {
  expect(signInNameOf(' Olena_K ', 'UA')).toEqual({ kind: 'handle', name: 'olena_k' })
  expect(signInNameOf('Olena@Example.COM ', 'UA')).toEqual({ kind: 'email', name: 'olena@example.com' })
  for (const typed of ['050 123-45-67', '+380501234567', '00380 (50) 1234567', '380501234567'])
    expect(signInNameOf(typed, 'UA')).toEqual({ kind: 'phone', name: '+380501234567' })
  expect(signInNameOf('12345', 'UA')).toEqual({ kind: 'handle', name: '12345' })
})

const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

test('a device is named as its owner would name it', () => {
  expect([phone, desk, '', 'curl/8'].map(deviceLabelOf)).toEqual(['Chrome, Android', 'Firefox, Windows', 'unknown', 'unknown'])
})

test('EN-002: a phone is known by its hint, else by its name', () => {
  expect([isMobileBrowser(phone, undefined), isMobileBrowser(desk, undefined)]).toEqual([true, false])
  expect([isMobileBrowser(desk, '?1'), isMobileBrowser(phone, '?0')]).toEqual([true, false])
})
