import { expect, test } from 'vitest'
import type { ChatMessage, ChatRoom } from '../contract.ts'
import { shown_messages } from '../rules.ts'
import { merged, withOwn } from './merged.ts'

const message = (id: number): ChatMessage => ({ id, login: 'olena', text: `№ ${id}`, at: '2026-11-23T16:00:00.000Z' })
const chat = (...ids: readonly number[]): ChatRoom => ({
  room: 'live-wheel',
  isOpen: true,
  slowSeconds: 5,
  messages: ids.map(message),
  own: null,
  revision: 1,
})
const moved = { room: 'live-wheel', isOpen: true, slowSeconds: 5, messages: [], gone: [] }
const idsOf = ({ messages }: ChatRoom) => messages.map(({ id }) => id)

test('a message that is told twice stands once, and late ones stand in their place', () => {
  expect(idsOf(merged(chat(1, 3), { ...moved, messages: [message(3), message(2), message(4)] }))).toEqual([1, 2, 3, 4])
  expect(idsOf(withOwn(chat(1, 2), message(2)))).toEqual([1, 2])
})

test('what is gone goes, the oldest make room, and a closed room says so', () => {
  const after = merged(chat(1, 2, 3), { ...moved, isOpen: false, gone: [2] })
  expect([idsOf(after), after.isOpen]).toEqual([[1, 3], false])
  const many = Array.from({ length: shown_messages }, (_, index) => index + 1)
  expect(idsOf(withOwn(chat(...many), message(1_000))).at(0)).toBe(2)
})
