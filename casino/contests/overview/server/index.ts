import { contestCards, wonPlaces } from '#casino/campaigns/boards/server/api.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute, contributionsTo } from '#kernel/extensions.ts'
import { defineServerSlice, information, type ComponentData } from '#kernel/slice.ts'
import type { ContestsData } from '../contract.ts'
import { otherContests } from '../extensions.ts'
import { texts } from '../texts.ts'

/** Places that the page shows of what a player won. */
const won_limit = 20
/** What runs stands first. */
const order = { active: 0, soon: 1, closed: 2 }

const contests: ComponentData<'contests'> = async ({ house, language, visitor }) => {
  const viewer = { house, language, player_id: visitor.player_id }
  const [cards, won, ...others] = await Promise.all([
    contestCards(viewer),
    wonPlaces(viewer, won_limit),
    ...contributionsTo(house.slices, otherContests).map((other) => other.cards(viewer)),
  ])
  const all = [...cards, ...others.flat()]
  const data: ContestsData = { cards: all.toSorted((one, other) => order[one.state] - order[other.state]), won }
  return data
}

export const slice = defineServerSlice({
  name: 'contests/overview',
  texts,
  components: { contests: information(contests) },
  extensions: [otherContests],
  pages: [
    {
      name: 'contests',
      path: '/contests/',
      title: { uk: 'Змагання — {brand}', ru: 'Соревнования — {brand}', en: 'Contests — {brand}' },
      description: {
        uk: 'Усі змагання в одному місці: що йде зараз, що попереду і що ви вже виграли.',
        ru: 'Все соревнования в одном месте: что идёт сейчас, что впереди и что вы уже выиграли.',
        en: 'Every contest in one place: what runs now, what comes, and what you have won.',
      },
      components: [{ type: 'contests', essential: true }],
    },
  ],
  contributes: [
    contribute(menuEntries, {
      name: 'contests',
      url: '/contests/',
      icon: 'contests',
      title: { uk: 'Змагання', ru: 'Соревнования', en: 'Contests' },
      group: 'play',
      position: 48,
    }),
  ],
})
