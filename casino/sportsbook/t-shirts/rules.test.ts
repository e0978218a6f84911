import { expect, test } from 'vitest'
import { addressUntil, stateOf, tidy, wrongFields } from './rules.ts'

const right = { recipient: 'Оксана Ковальчук', phone: '+380501234567', city: 'Львів', place: '12' }

test('an address needs a name, a phone number, a city and a place; each that is none is named', () => {
  expect(wrongFields(right)).toEqual([])
  expect(wrongFields({ recipient: '', phone: '', city: '', place: '' })).toEqual(['recipient', 'phone', 'city', 'place'])
  expect(wrongFields({ ...right, recipient: '12345' })).toEqual(['recipient'])
  expect(wrongFields({ ...right, city: 'Львів\u202E' })).toEqual(['city'])
  expect(wrongFields({ ...right, place: 'х'.repeat(161) })).toEqual(['place'])
  expect(tidy('  вул.   Зелена\t5 ')).toBe('вул. Зелена 5')
})

test('a chosen T-shirt waits for its address, with one it is packed, and then it is sent', () => {
  expect(stateOf({ has_address: false, sent_at: null })).toBe('waits-for-address')
  expect(stateOf({ has_address: true, sent_at: null })).toBe('packing')
  expect(stateOf({ has_address: false, sent_at: new Date(0) })).toBe('sent')
})

test('where to send it can be said for two weeks after the end', () => {
  expect(addressUntil(new Date('2026-12-01T12:00:00Z'))).toEqual(new Date('2026-12-15T12:00:00Z'))
})
