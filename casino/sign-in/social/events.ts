import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const Link = Type.Object({ player_id: Type.String({ pattern: '^[0-9]+$' }), provider: Type.String() })

/** A player linked an external account. The account itself is not part of the fact. */
export const SocialAccountLinked = defineFact(
  'sign-in/social.social-account-linked',
  // True if the player registered with it, so nobody else can have linked it.
  Type.Object({ ...Link.properties, is_registration: Type.Optional(Type.Boolean()) }),
)

export const SocialAccountUnlinked = defineFact('sign-in/social.social-account-unlinked', Link)
