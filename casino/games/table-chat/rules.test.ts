import { describe, expect, test } from 'vitest'
import { plainText } from '#kernel/moderated-text/text-fault.ts'
import { chatFault, oneLine, repeated_within_ms, writingFault, type Writer } from './rules.ts'

const now = new Date('2026-11-23T16:00:00Z')
const ago = (ms: number): Date => new Date(now.getTime() - ms)
const room = { is_open: true, slow_s: 5 }
const nobody: Writer = { last_at: null, last_text: null, muted_until: null }

describe('what may be said at a table', () => {
  test.each(['gg', 'Всім удачі 🍀', 'ще одне зеро, і я додому', 'x36 на 17, оце так!', 'О 21:30 буду тут'])('is let be: %s', (text) => {
    expect(chatFault(oneLine(plainText(text)))).toBeNull()
  })

  test.each([
    ['chat-empty', ' … '],
    ['chat-link', 'заходь на best-casino . com'],
    ['chat-link', 'пиши @luckybot'],
    ['chat-link', '+380 67 123 45 67'],
    ['chat-markup', '<img src=x onerror=alert(1)>'],
    ['chat-markup', '[тут](x)'],
    ['chat-lookalikes', 'саsinо дарує'],
    ['chat-invisible', 'гра \u202eятратс'],
    ['chat-flood', 'зеро зеро зеро зеро зеро зеро'],
    ['chat-flood', 'АААААААААА'],
    ['chat-words', 'та н а х у й'],
    ['chat-words', 'fuuuck'],
  ])('is refused as %s: %s', (fault, text) => {
    expect(chatFault(oneLine(plainText(text)))).toBe(fault)
  })

  test('lines are one line', () => {
    expect(oneLine(plainText('один\n\n  два'))).toBe('один два')
  })
})

describe('who may write, and when', () => {
  test('slow mode counts from the last message, to the second in which it ends', () => {
    const writer = { ...nobody, last_at: ago(3_200), last_text: 'так' }
    expect(writingFault(room, writer, 'ні', now)).toEqual({ fault: 'chat-slow', seconds: 2 })
    expect(writingFault(room, { ...writer, last_at: ago(5_000) }, 'ні', now)).toBeNull()
    expect(writingFault({ ...room, slow_s: 0 }, writer, 'ні', now)).toBeNull()
  })

  test('the same words again within a minute are a repetition, in capitals too', () => {
    const writer = { ...nobody, last_at: ago(repeated_within_ms - 1), last_text: 'удачі' }
    expect(writingFault(room, writer, 'Удачі', now)).toEqual({ fault: 'chat-repeated' })
    expect(writingFault(room, { ...writer, last_at: ago(repeated_within_ms) }, 'Удачі', now)).toBeNull()
  })

  test('nobody writes in a closed room, and a muted player in none until their time is over', () => {
    const muted = { ...nobody, muted_until: new Date(now.getTime() + 1) }
    expect(writingFault({ ...room, is_open: false }, nobody, 'так', now)).toEqual({ fault: 'chat-closed' })
    expect(writingFault(room, muted, 'так', now)).toEqual({ fault: 'chat-muted', until: muted.muted_until })
    expect(writingFault(room, { ...nobody, muted_until: now }, 'так', now)).toBeNull()
  })
})
