import type { SliceNames } from './names.ts'

export const readme = ({ slice, schema }: SliceNames): string => `# ${slice}

What the player gets, in one sentence.

A player may leave a mark, at most three times. Replace this with the slice's own rules, and keep it between 10 and 25 lines.

- Calls: see contract.ts. Tables: schema \`${schema}\`.
- Facts in: none. Facts out: none.
`

export const contract = ({ name, key, pascal }: SliceNames): string => `import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Adds one mark for the player and returns how many there are now. */
export const leave${pascal}Mark = endpoint({
  route: 'POST /rest/${name}/mark/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({}, { additionalProperties: false }),
  reply: Type.Object({ data: Type.Object({ marks: Type.Integer() }) }),
  refusals: ['${key}-enough-marks'],
  rows: [],
  summary: 'Leaves a mark',
})
`

export const rules = (): string => `/** How many marks one player may have. */
export const most_marks = 3

/** Whether a player with this many marks may add another. */
export const mayLeaveMark = (marks: number): boolean => marks < most_marks
`

export const rulesTest = (): string => `import { expect, test } from 'vitest'
import { mayLeaveMark, most_marks } from './rules.ts'

test('the last allowed mark may be left, and none after it', () => {
  expect(mayLeaveMark(most_marks - 1)).toBe(true)
  expect(mayLeaveMark(most_marks)).toBe(false)
})
`

export const texts = ({ key }: SliceNames): string => `import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  '${key}-title': {
    uk: 'Ваші позначки',
    ru: 'Ваши отметки',
    en: 'Your marks',
  },
  '${key}-leave': {
    uk: 'Залишити позначку',
    ru: 'Оставить отметку',
    en: 'Leave a mark',
  },
  '${key}-enough-marks': {
    uk: 'Більше позначок залишити не можна.',
    ru: 'Больше отметок оставить нельзя.',
    en: 'You cannot leave any more marks.',
  },
})
`
