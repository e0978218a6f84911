import { reloadCatalogue, tellOpening } from '#casino/games/lobby/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type TypedArguments } from '#kernel/operator/commands.ts'
import { silent_after } from '../rules.ts'
import { endingCommands } from './end-by-hand.ts'
import { listGames } from './follow-studios.ts'
import { rememberGames } from './offered-spins.ts'
import { readGames, readProvider, readProviders, setGameOpen, switchProvider } from './provider-store.ts'
import { listOpenRounds } from './round-store.ts'
import { gameProviders } from './settings.ts'

const most_listed = 200

const listStudios = async (house: House): Promise<string> => {
  const providers = await readProviders(house.db)
  const lines = await Promise.all(
    providers.map(async ({ name, is_on, failures, answered_at }) => {
      const health = failures >= silent_after ? 'silent' : answered_at ? 'answers' : 'not asked yet'
      const games = (await readGames(house.db, name)).map(({ slug, is_open, is_offered }) =>
        ['', slug, is_open ? 'open' : 'closed', is_offered ? '' : 'not offered any more'].join('\t'),
      )
      const configured = house.config.of(gameProviders).has(name) ? '' : 'not in the configuration'
      return [[name, is_on ? 'on' : 'off', health, answered_at?.toISOString() ?? '', configured].join('\t'), ...games].join('\n')
    }),
  )
  return lines.join('\n') || 'No studio is configured.'
}

const listRounds = async (house: House): Promise<string> =>
  (await listOpenRounds(house.db, most_listed))
    .map(({ provider, ref, slug, player_id, currency, staked_minor, won_minor, begun_at }) =>
      [begun_at.toISOString(), provider, ref, slug, `player ${player_id}`, `${staked_minor} staked`, `${won_minor} won`, currency].join(
        '\t',
      ),
    )
    .join('\n') || 'No round of a studio is open.'

/** Writes a decision with its line in the audit log, and lists what may be played from then on. */
const decide = async (
  house: House,
  { actor, reason }: Decider,
  { action, subject }: { readonly action: string; readonly subject: string },
  change: (tx: Tx) => Promise<string>,
): Promise<void> => {
  await inTransaction(house.db, async (tx) => {
    await listGames(tx, house, await change(tx), null)
    await appendAudit(tx, house, { actor, reason, action: `games/providers.${action}`, subject })
  })
  await reloadCatalogue(house)
  await rememberGames(house)
  house.facts.wake()
}

const switching =
  (is_on: boolean) =>
  ({ words: [name] }: TypedArguments, by: Decider) => {
    if (name === undefined) throw new OperatorMistake('Which studio?')
    return async (house: House): Promise<string> => {
      if (!(await readProvider(house.db, name))) throw new OperatorError(`There is no studio "${name}".`)
      await decide(house, by, { action: is_on ? 'switched-on' : 'switched-off', subject: `provider:${name}` }, async (tx) => {
        await switchProvider(tx, name, is_on)
        return name
      })
      return `${name} is ${is_on ? 'on' : 'off: it takes no new stakes, and what is due is paid'}.`
    }
  }

const readMessage = ({ option }: TypedArguments): Text | null => {
  const [uk, ru, en] = [option('uk'), option('ru'), option('en')]
  if (uk === undefined && ru === undefined && en === undefined) return null
  if (!uk || !ru || !en) throw new OperatorMistake('What players are told is said in all three languages: --uk, --ru and --en.')
  return { uk, ru, en }
}

const opening = (is_open: boolean) => (typed: TypedArguments, by: Decider) => {
  const [slug] = typed.words
  if (slug === undefined) throw new OperatorMistake('Which game?')
  const message = is_open ? null : readMessage(typed)
  return async (house: House): Promise<string> => {
    await decide(house, by, { action: is_open ? 'game-opened' : 'game-closed', subject: `game:${slug}` }, async (tx) => {
      const game = await setGameOpen(tx, slug, is_open, message)
      if (!game) throw new OperatorError(`There is no game "${slug}" of a studio.`)
      await tellOpening(tx, house, slug, is_open ? null : { message })
      return game.provider
    })
    return `${slug} is ${is_open ? 'open' : 'closed: no stakes are taken, and its open rounds are paid'}.`
  }
}

export const commands: readonly OperatorCommand[] = [
  { name: 'studios list', help: 'Studios outside of the house with their switch, their health and their games.', read: () => listStudios },
  { name: 'studios rounds', help: 'Rounds of studios that are not over, the oldest first.', read: () => listRounds },
  ...endingCommands,
  { name: 'studios on', usage: '<studio>', decides: true, read: switching(true) },
  { name: 'studios off', usage: '<studio>', decides: true, read: switching(false) },
  { name: 'studios open', usage: '<game>', decides: true, read: opening(true) },
  {
    name: 'studios close',
    usage: '<game> [--uk <text> --ru <text> --en <text>]',
    decides: true,
    help: `A game of a studio comes closed and is listed once it is opened. A closed one tells players what follows --uk, --ru and --en. Whatever is
closed or off, open rounds are paid to their end.`,
    read: opening(false),
  },
]
