import { expect, test } from 'vitest'
import { webSlices } from '#apps/web/slices.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { inPlace } from '#kernel/web/contributed-views.ts'
import { sportBonusesViews } from '../extensions.ts'

test('SP-008, SP-009: the week’s contests and the T-shirt stand above the free bets, whose empty state ends the page', () => {
  expect(inPlace(contributionsTo(webSlices, sportBonusesViews)).map(({ name }) => name)).toEqual(['activity', 't-shirt', 'free-bets'])
})
