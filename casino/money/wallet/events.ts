import { Type } from 'typebox'
import { defineFact, type Fact, type NewFact } from '#kernel/facts/fact.ts'

/**
 * Postings moved a player's purse, or the purses of many players at once. Carries no amounts: who hears it reads the newest balance, once for many facts.
 * Rounds do not announce it: the process that settled one marks the balance for publishing itself (`balances.mark`).
 */
export const BalanceChanged = defineFact(
  'money/wallet.balance-changed',
  Type.Object({
    /** Why: the movement's reason, e.g. `deposit`. */
    reason: Type.String(),
    /** Whose purses moved, where they are several players' and the fact itself names none. */
    players: Type.Optional(Type.Array(Type.Integer())),
  }),
)

/** That the purses of these players moved: one fact however many they are, none for nobody. */
export const balancesChanged = (reason: string, players: readonly bigint[]): readonly NewFact[] => {
  const [first, ...others] = players
  if (first === undefined) return []
  return [others.length === 0 ? BalanceChanged({ reason }, first) : BalanceChanged({ reason, players: players.map(Number) })]
}

/** Whose purses moved. */
export const playersMoved = ({
  player_id,
  data: { players = [] },
}: Pick<Fact<(typeof BalanceChanged)['schema']>, 'player_id' | 'data'>): readonly bigint[] =>
  player_id === null ? players.map(BigInt) : [player_id]

/** The last of some free spins was played. Announced with that round, once: react after commit. */
export const FreeSpinsUsed = defineFact('money/wallet.free-spins-used', Type.Object({ free_spins_id: Type.Integer() }))

/**
 * A grant is wagered: as much was staked as its terms ask for. Announced once of each grant, with the stake that met it, by the lanes too:
 * react after commit. Bonuses then turn it into cash (`endGrant`); until they do it is staked as before.
 */
export const WageringMet = defineFact('money/wallet.wagering-met', Type.Object({ grant_id: Type.Integer() }))
