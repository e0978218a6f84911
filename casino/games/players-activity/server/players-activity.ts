import { gamesBySlug } from '#casino/games/lobby/server/api.ts'
import type { GameStarted } from '#casino/games/play/events.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { hiddenAmong } from '#casino/players/public-profile/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { LastActionMessage, PlayerAction } from '../contract.ts'
import { ActionsAdded } from '../events.ts'
import { activity_channel, kept_ms, maskedLogin, most_actions } from '../rules.ts'
import { actionsByIds, insertActions, newestActions, type ActionRow } from './action-store.ts'

type StartedFact = Fact<(typeof GameStarted)['schema']>

/** SA-066: a game that a player opened is an action of theirs. */
export const keepActions = async (facts: readonly StartedFact[], tx: Tx, house: House): Promise<void> => {
  const started = facts.flatMap(({ player_id, data: { slug }, at }) =>
    player_id === null ? [] : [{ player_id: player_id.toString(), slug, at: at.toISOString() }],
  )
  const ids = started.length === 0 ? [] : await insertActions(tx, started)
  if (ids.length > 0) await announce(tx, house, [ActionsAdded({ ids: ids.map(Number) })])
}

/** Those that everybody may see: neither of whoever may not play, nor of whoever hides their profile. Both are asked anew each time. */
const shownToAll = async (house: House, rows: readonly ActionRow[]): Promise<readonly ActionRow[]> => {
  const within = await withinAudience(house.db, house, 'invitation', rows, ({ player_id }) => player_id)
  const hidden = await hiddenAmong(
    house.db,
    within.map(({ player_id }) => player_id),
  )
  return within.filter(({ player_id }) => !hidden.has(player_id))
}

type Told = LastActionMessage['action'] & Pick<ActionRow, 'player_id'>

/** Actions in every language; a game that is not offered any more is left out. */
const told = async (house: House, rows: readonly ActionRow[]): Promise<Told[]> => {
  const [games, players] = await Promise.all([
    gamesBySlug(house),
    playersByIds(house.db, [...new Set(rows.map(({ player_id }) => player_id))]),
  ])
  return rows.flatMap(({ id, player_id, slug }) => {
    const [game, player] = [games.get(slug), players.get(player_id)]
    return game && player ? [{ id: Number(id), player_id, login: maskedLogin(player.login), slug, titles: game.title }] : []
  })
}

interface Page {
  readonly limit: number
  readonly offset: number
}

/** API-260: a page of the feed, the newest first, and whether there is more. */
export const playersActivity = async (house: House, language: Language, { limit, offset }: Page) => {
  const since = new Date(house.clock.now().getTime() - kept_ms)
  const all = await told(house, await shownToAll(house, await newestActions(house.db, since, most_actions)))
  const data = all
    .slice(offset, offset + limit)
    .map(({ id, login, slug, titles }): PlayerAction => ({ id, login, slug, title: titles[language] }))
  return { data, hasMore: all.length > offset + limit }
}

/** RTM-050: to everybody who looks at the feed, and to the player for their own profile. */
export const tellActions = async (house: House, ids: readonly number[]): Promise<Publication[]> => {
  const rows = await actionsByIds(house.db, ids)
  const shown = new Set((await shownToAll(house, rows)).map(({ id }) => Number(id)))
  return (await told(house, rows)).flatMap(({ player_id, ...action }) => {
    const message = (isOwn: boolean) => ({ type: 'addPlayerLastAction', data: { action, isOwn } satisfies LastActionMessage })
    const own = { channel: playerChannel(player_id), message: message(true) }
    return shown.has(action.id) ? [{ channel: activity_channel, message: message(false) }, own] : [own]
  })
}
