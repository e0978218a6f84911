import { expect, test } from 'vitest'
import { brandNames, brandOf, capabilities, type Capability } from './brand.ts'

const brandsWith = (capability: Capability) => brandNames.filter((name) => brandOf(name).has(capability))

test('TH-010: one table says which brand differs in what: promo codes from emails, days since the last deposit, prizes of any place, stories, windows', () => {
  expect(Object.fromEntries(capabilities.map((capability) => [capability, brandsWith(capability)]))).toEqual({
    'promo-code-from-email': ['vlk', 'vegas'],
    'requires-deposit-popup': ['vlk', 'king'],
    'tournament-prize-any-place': ['vegas'],
    'stories-for-players-only': ['king'],
    'new-account-modals': ['king'],
    'public-profile-popup': ['king'],
  })
})
