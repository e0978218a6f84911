import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/**
 * A posting moved a player's purse. Carries no amounts: who hears it reads the newest balance, once for many facts.
 * Rounds do not announce it: the process that settled one marks the balance for publishing itself (`balances.mark`).
 */
export const BalanceChanged = defineFact(
  'money/wallet.balance-changed',
  Type.Object({
    /** Why: the movement's reason, e.g. `deposit`. */
    reason: Type.String(),
  }),
)

/** The last of some free spins was played. Announced with that round, once: react after commit. */
export const FreeSpinsUsed = defineFact('money/wallet.free-spins-used', Type.Object({ free_spins_id: Type.Integer() }))

/**
 * A grant is wagered: as much was staked as its terms ask for. Announced once of each grant, with the stake that met it, by the lanes too:
 * react after commit. Bonuses then turn it into cash (`endGrant`); until they do it is staked as before.
 */
export const WageringMet = defineFact('money/wallet.wagering-met', Type.Object({ grant_id: Type.Integer() }))
