import { currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { invitation, type ComponentData, type ContentContext, type PageComponents } from '#kernel/slice.ts'
import { banner_limit, leaderboard_limit, winners_limit } from '../rules.ts'
import { openOfLook } from './find-jackpots.ts'
import { everyJackpot, jackpotsView, largestPots, onePot } from './jackpot-view.ts'
import { jackpotSevens, sevensLeaders } from './sevens.ts'
import { leadersOf } from './wins.ts'

const viewerOf = ({ house, language, visitor }: ContentContext): Viewer => ({ house, language, player_id: visitor.player_id })

const all: ComponentData<'jackpots'> = async (context) => ({ jackpots: await everyJackpot(viewerOf(context)) })

const one: ComponentData<'jackpot'> = async (context) => {
  const viewer = viewerOf(context)
  const found = await onePot(viewer, context.params['id'])
  if (!found) return null
  const query = { draw_ids: [BigInt(found.jackpots.id)], outcome: found.pot.name, limit: winners_limit, offset: 0 }
  return { ...found, leaderboard: (await leadersOf(viewer, query)).data }
}

const vegas: ComponentData<'vegas-jackpot'> = async (context) => {
  const found = await openOfLook(context.house.db, 'vegas', context.house.clock.now())
  return found ? jackpotsView(viewerOf(context), found) : null
}

const sevens: ComponentData<'jackpot-sevens'> = async (context) => {
  const viewer = viewerOf(context)
  const [shown, leaders] = await Promise.all([jackpotSevens(viewer), sevensLeaders(viewer, 'current', leaderboard_limit, 0)])
  return shown ? { ...shown, leaders } : null
}

const banner: ComponentData<'jackpots-banner'> = async (context) => {
  const viewer = viewerOf(context)
  const currency = await currencyOfViewer(viewer)
  const pots = await largestPots(viewer, currency, banner_limit)
  if (pots.length === 0) return null
  return { currency, exponent: exponentOf(currency), pots }
}

export const components: PageComponents = {
  jackpots: invitation(all),
  jackpot: invitation(one),
  'vegas-jackpot': invitation(vegas),
  'jackpot-sevens': invitation(sevens),
  'jackpots-banner': invitation(banner),
}
