import { expect, test } from 'vitest'
import { checkContributions } from '#kernel/extensions.ts'
import { webSlices } from './slices.ts'

test('what slices contribute to the pages has an owner, a key of its own and its shape; what nobody owns is refused by name', () => {
  expect(() => checkContributions(webSlices)).not.toThrow()
  const without_profile = webSlices.filter(({ name }) => name !== 'players/profile')
  expect(() => checkContributions(without_profile)).toThrow(
    'money/wallet contributes to "players/profile.tabs", which no slice of this house owns',
  )
})
