import { expect, test } from 'vitest'
import { texts } from './texts.ts'

test('the end of a match is never called a final: that is another match, the last one of a competition', () => {
  for (const { uk, ru } of Object.values(texts)) expect(`${uk} ${ru}`).not.toMatch(/після фіналу|после финала/i)
})
