import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { first_asked_after_ms } from '../rules.ts'
import { askAboutRound } from './ask-studio.ts'
import { end } from './close-round.ts'
import { proposeEnding, readEndingProposals } from './ending-store.ts'
import { mostOfRound, payWin } from './pay-win.ts'
import { refundRound } from './rollback.ts'
import { lockNames, readRound, readTransactions, type RoundRow } from './round-store.ts'
import { gameProviders } from './settings.ts'

interface Named {
  readonly provider: string
  readonly ref: string
}

/** What the round is to have brought in all, in minor units; null where its stakes are to go back. */
type Ending = bigint | null

const typedOf = (won: Ending): string => (won === null ? 'back' : String(won))

const known = (round: RoundRow | undefined, { provider, ref }: Named): RoundRow => {
  if (!round) throw new OperatorError(`There is no round "${ref}" of "${provider}".`)
  return round
}

/** What the studio says of a round now, for people to look at. */
const saidOf = async (house: House, { provider: name, ref }: Named): Promise<string> => {
  const provider = house.config.of(gameProviders).get(name)
  if (!provider) return 'The studio is not in the configuration.'
  try {
    const { state, credits } = await askAboutRound(house, provider, ref)
    return ['The studio says', state, ...credits.map(({ transaction, amount }) => `${transaction} ${amount}`)].join('\t')
  } catch (error) {
    return `The studio does not say: ${error instanceof Error ? error.message : String(error)}.`
  }
}

/** A round as both sides tell it, and who has asked for it to be ended by hand. */
const showRound =
  (named: Named): OperatorWork =>
  async (house) => {
    const round = known(await readRound(house.db, named.provider, named.ref), named)
    const { state, slug, player_id, begun_at, staked_minor, won_minor, currency } = round
    const sums = [`${staked_minor} staked`, `${won_minor} paid`, `${await mostOfRound(house.db, round)} at most`, currency]
    const transactions = await readTransactions(house.db, round.id)
    const proposals = await readEndingProposals(house.db, round.id, house.clock.now())
    return [
      [named.provider, named.ref, state, slug, `player ${player_id}`, begun_at.toISOString()].join('\t'),
      sums.join('\t'),
      ...transactions.map(({ kind, ref, amount_minor }) => [kind, ref, amount_minor].join('\t')),
      await saidOf(house, named),
      ...proposals.map(({ won_minor: won, actor, at, reason }) => `${actor} asked for ${typedOf(won)} at ${at.toISOString()}: ${reason}`),
    ].join('\n')
  }

/** A round that goes on is its studio's to end; what is paid already stays. */
const refuseEnding = (house: House, { state, begun_at, won_minor }: RoundRow, won: Ending): void => {
  if (state !== 'open') throw new OperatorError(`The round is ${state} already.`)
  if (house.clock.now().getTime() - begun_at.getTime() < first_asked_after_ms)
    throw new OperatorError('The round began in these minutes: its studio may be about to end it, and is asked first.')
  if (won_minor > (won ?? 0n)) throw new OperatorError(`${won_minor} are paid already: the round brought no less.`)
}

const carryOut = async (tx: Tx, house: House, round: RoundRow, won: Ending): Promise<void> => {
  if (won === null) return refundRound(tx, house, round)
  const amount_minor = won - round.won_minor
  if (amount_minor > 0n) await payWin(tx, house, round, `provider:${round.id}:by-hand`, amount_minor)
  return end(tx, house, { ...round, won_minor: won })
}

/** The first to say it asks; when somebody else says the same, while the proposal stands, the round is paid and ended. */
const endRoundByHand =
  (named: Named, won: Ending, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const { provider, ref } = named
    const said = await inTransaction(house.db, async (tx) => {
      await lockNames(tx, provider, ref, ref)
      const round = known(await readRound(tx, provider, ref), named)
      refuseEnding(house, round, won)
      const at = house.clock.now()
      const proposals = (await readEndingProposals(tx, round.id, at)).filter(({ won_minor }) => won_minor === won)
      if (proposals.some((proposal) => proposal.actor === actor))
        throw new OperatorError('You asked for it yourself: somebody else has to end the round.')
      const is_agreed = proposals.length > 0
      if (is_agreed) await carryOut(tx, house, round, won)
      else await proposeEnding(tx, round.id, { won_minor: won, actor, reason, at })
      const action = `games/providers.${is_agreed ? 'round-ended' : 'propose-ending'}`
      const data = { provider, round: ref, ending: typedOf(won) }
      await appendAudit(tx, house, { actor, reason, action, subject: `studio-round:${round.id}`, data })
      if (!is_agreed)
        return `Nothing has moved yet. Somebody else looks at it (studios round ${provider} ${ref}) and says the same: studios end ${provider} ${ref} ${typedOf(won)}.`
      return won === null ? `The stakes of ${ref} went back.` : `${ref} brought ${won} ${round.currency} (minor units) and is over.`
    })
    house.facts.wake()
    return said
  }

const readNames = ([provider, ref]: readonly string[]): Named => {
  if (provider === undefined || ref === undefined) throw new OperatorMistake('Name the studio and its round.')
  return { provider, ref }
}

const readEnding = (typed = ''): Ending => {
  if (typed === 'back') return null
  if (!/^(?:0|[1-9]\d{0,14})$/.test(typed)) throw new OperatorMistake('Say what the round brought in all, in minor units, or "back".')
  return BigInt(typed)
}

export const endingCommands: readonly OperatorCommand[] = [
  {
    name: 'studios round',
    usage: '<studio> <round>',
    help: 'A round of a studio as both sides tell it, the studio as it answers now; amounts are in minor units.',
    read: ({ words }) => showRound(readNames(words)),
  },
  {
    name: 'studios end',
    usage: '<studio> <round> <won>',
    decides: true,
    help: `A round that its studio cannot end, such as one that it claims more for than its game announced, is ended by two people: the first
command asks for it, the same command by somebody else, within seven days, carries it out. The player is paid until the round brought <won> in
all, in minor units and whatever was announced; "back" gives the stakes back where nothing was paid. What the studio sends of the round after
that is refused.`,
    read: ({ words }, by) => endRoundByHand(readNames(words), readEnding(words[2]), by),
  },
]
