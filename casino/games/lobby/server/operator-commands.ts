import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type TypedArguments } from '#kernel/operator/commands.ts'
import { reloadCatalogue } from './catalogue.ts'
import { closedGames, setOpen } from './closing-store.ts'
import { tellOpening } from './tell-opening.ts'

const listClosed = async (house: House): Promise<string> =>
  (await closedGames(house.db)).map(({ slug, closed_message }) => [slug, closed_message?.en ?? ''].join('\t')).join('\n') ||
  'No game of the house is closed.'

const readMessage = ({ option }: TypedArguments): Text | null => {
  const [uk, ru, en] = [option('uk'), option('ru'), option('en')]
  if (uk === undefined && ru === undefined && en === undefined) return null
  if (!uk || !ru || !en) throw new OperatorMistake('What players are told is said in all three languages: --uk, --ru and --en.')
  return { uk, ru, en }
}

const opening =
  (is_open: boolean) =>
  (typed: TypedArguments, { actor, reason }: Decider) => {
    const [slug] = typed.words
    if (slug === undefined) throw new OperatorMistake('Which game?')
    const message = is_open ? null : readMessage(typed)
    return async (house: House): Promise<string> => {
      await inTransaction(house.db, async (tx) => {
        if (!(await setOpen(tx, slug, is_open, message))) throw new OperatorError(`The house has no game "${slug}".`)
        await appendAudit(tx, house, {
          actor,
          reason,
          action: `games/lobby.game-${is_open ? 'opened' : 'closed'}`,
          subject: `game:${slug}`,
        })
        await tellOpening(tx, house, slug, is_open ? null : { message })
      })
      await reloadCatalogue(house)
      house.facts.wake()
      return `${slug} is ${is_open ? 'open' : 'closed: no new stakes are taken, and a round that is open is played to its end'}.`
    }
  }

export const commands: readonly OperatorCommand[] = [
  { name: 'games closed', help: 'Games of the house that are closed, with what players are told.', read: () => listClosed },
  { name: 'games open', usage: '<game>', decides: true, read: opening(true) },
  {
    name: 'games close',
    usage: '<game> [--uk <text> --ru <text> --en <text>]',
    decides: true,
    help: `Takes a game of the house out of every list and takes no new stakes in it. Whoever has it open is told at once, with what follows --uk,
--ru and --en. Games of studios are closed with "studios close".`,
    read: opening(false),
  },
]
