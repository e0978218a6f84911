import { expect, test } from 'vitest'
import { avatarGradient, avatarLetter } from './avatar-colours.ts'

test('a handle always has its own gradient', () => {
  expect(avatarGradient('oksana')).toBe(avatarGradient('oksana'))
  const gradients = new Set(Array.from({ length: 100 }, (_, number) => avatarGradient(`player${number}`)))
  expect(gradients.size).toBeGreaterThan(75)
})

test('the letter is a whole character, in capitals', () => {
  expect(avatarLetter('їжак')).toBe('Ї')
  expect(avatarLetter(' 🦊fox')).toBe('🦊')
  expect(avatarLetter('')).toBe('?')
})
