import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { watchedRound } from '#casino/games/play/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { refuse, type TopWin } from '../contract.ts'
import { shown_days } from '../rules.ts'
import { bestWins, winOfRound, type WinRow } from './store.ts'

const since = (house: House): Date => new Date(house.clock.now().getTime() - shown_days * 86_400_000)

/** Wins under their players' public handles. Nobody who is excluded is held up as a winner, whenever they won. */
const told = async (house: House, language: Language, rows: readonly WinRow[]): Promise<TopWin[]> => {
  const games = await gamesBySlug(house)
  const shown = [...(await withinAudience(house.db, house, 'invitation', rows, ({ player_id }) => player_id))]
  const players = await playersByIds(
    house.db,
    shown.map(({ player_id }) => player_id),
  )
  const ids = [...new Set(shown.flatMap(({ slug }) => games.get(slug)?.id ?? []))]
  const cards = new Map((await cardsByIds(house, language, ids)).map((card) => [card.slug, card]))
  return shown.flatMap((row) => {
    const [login, card] = [players.get(row.player_id)?.login, cards.get(row.slug)]
    if (login === undefined || !card) return []
    const currency = row.currency as Currency
    return [
      {
        id: `${row.seed_id}-${row.nonce}`,
        login,
        slug: card.slug,
        title: card.title,
        image: card.imageSquare,
        multiple: toWire(row.hundredths),
        winAmount: toWire(row.win_minor),
        currency,
        exponent: exponentOf(currency),
        at: row.at.toISOString(),
      },
    ]
  })
}

/** The best wins of the last days, of all games or of one. */
export const topWins = async (house: House, language: Language, limit: number, slug: string | null = null): Promise<TopWin[]> =>
  told(house, language, await bestWins(house.db, since(house), slug, limit))

/** One of them with what its game shows. Only what stands in the lists is anybody's to watch. */
export const topWin = async (house: House, language: Language, id: string) => {
  const [seed_id = '0', nonce = '0'] = id.split('-')
  const row = await winOfRound(house.db, since(house), BigInt(seed_id), Math.min(Number(nonce), 2_147_483_647))
  const [win] = row ? await told(house, language, [row]) : []
  const round = row && win && (await watchedRound(house, row.player_id, row.seed_id, row.nonce))
  if (!win || !round) return refuse('top-win-unknown', {}, 404)
  return { ...win, stake_minor: round.stake_minor, command: round.command, events: round.events }
}
