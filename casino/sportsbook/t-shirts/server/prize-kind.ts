import { Type } from 'typebox'
import { prizeKind } from '#casino/bonuses/prizes/extensions.ts'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import { sizes } from '../rules.ts'

/** A T-shirt of a club. It is under way from when it is chosen until somebody sent it, and costs its campaign nothing: it was bought before. */
export const tShirtPrize = prizeKind({
  kind: 't-shirt',
  schema: Type.Object({ team: InEveryLanguage, size: Type.Enum([...sizes]) }, { additionalProperties: false }),
  picture: 'gift',
  say: ({ team, size }) => ({ key: 't-shirt.prize.say', values: { team, size } }),
  tell: ({ team, size }) => ({ key: 't-shirt.prize.tell', values: { team, size } }),
  value: (_content, { brand }) => ({ asset: brand.currency, amount_minor: 0n }),
  handing: { when: 'after-commit', hand: async () => 'under-way' },
})
