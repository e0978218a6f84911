import { expect, test } from 'vitest'
import { deviceLabelOf, isMobileBrowser } from './rules.ts'

const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

test('a device is named as its owner would name it', () => {
  expect([phone, desk, '', 'curl/8'].map(deviceLabelOf)).toEqual(['Chrome, Android', 'Firefox, Windows', 'unknown', 'unknown'])
})

test('EN-002: a phone is known by its hint, else by its name', () => {
  expect([isMobileBrowser(phone, undefined), isMobileBrowser(desk, undefined)]).toEqual([true, false])
  expect([isMobileBrowser(desk, '?1'), isMobileBrowser(phone, '?0')]).toEqual([true, false])
})
