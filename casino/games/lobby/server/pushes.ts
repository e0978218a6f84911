import type { House } from '#kernel/house.ts'
import { push } from '#kernel/facts/pushes.ts'
import { commonChannel, type Publication } from '#kernel/realtime/publisher.ts'
import { GameClosed, GameOpened } from '../events.ts'
import { reloadCatalogue } from './catalogue.ts'
import { promotionsOf } from './closing-store.ts'

const told = (message: Publication['message']): Publication => ({ channel: commonChannel, message })

/** RTM-058: the collections that games left or came back to. */
const changedPromotions = async (house: House, slugs: readonly string[]): Promise<Publication[]> =>
  (await promotionsOf(house.db, slugs)).map((slug) => told({ type: 'promotions', event: 'changed', data: { slug } }))

/** RTM-059: whoever has the game open hears that it is closed, or open again. The person who closed it did so in another process. */
export const pushes = [
  push(GameClosed, async (facts, house) => {
    await reloadCatalogue(house)
    const games = facts.map(({ data: { slug, message } }) => told({ type: 'game', event: 'closed', data: { slug, message } }))
    return [
      ...games,
      ...(await changedPromotions(
        house,
        facts.map(({ data }) => data.slug),
      )),
    ]
  }),
  push(GameOpened, async (facts, house) => {
    await reloadCatalogue(house)
    const games = facts.map(({ data: { slug } }) => told({ type: 'game', event: 'opened', data: { slug } }))
    return [
      ...games,
      ...(await changedPromotions(
        house,
        facts.map(({ data }) => data.slug),
      )),
    ]
  }),
]
