import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const Player = Type.Object({ player_id: Type.String({ pattern: '^[0-9]+$' }) })
const Passkey = Type.Object({ player_id: Type.String({ pattern: '^[0-9]+$' }), passkey_id: Type.String() })

/** Log-ins now require a code too. */
export const SecondFactorTurnedOn = defineFact('sign-in/second-factor.turned-on', Player)

/** Log-ins require only the password again. */
export const SecondFactorTurnedOff = defineFact('sign-in/second-factor.turned-off', Player)

/** Ten new recovery codes; the old ones are invalid. */
export const RecoveryCodesMade = defineFact('sign-in/second-factor.recovery-codes-made', Player)

export const RecoveryCodeUsed = defineFact(
  'sign-in/second-factor.recovery-code-used',
  Type.Object({ player_id: Type.String({ pattern: '^[0-9]+$' }), left: Type.Integer() }),
)

export const PasskeyAdded = defineFact('sign-in/second-factor.passkey-added', Passkey)
export const PasskeyRemoved = defineFact('sign-in/second-factor.passkey-removed', Passkey)

/** A passkey signed with a counter value that was used before: it may have been cloned. The sign-in was refused. */
export const PasskeyRefused = defineFact('sign-in/second-factor.passkey-refused', Passkey)
