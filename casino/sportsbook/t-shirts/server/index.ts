import { prizeKinds } from '#casino/bonuses/prizes/extensions.ts'
import { noticeOf, notices } from '#casino/messages/notifications/extensions.ts'
import { readSports } from '#casino/sportsbook/catalogue/server/api.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice, invitation, type PageComponents } from '#kernel/slice.ts'
import { chooseTShirt as chooseEndpoint, getTShirt, sayDelivery as sayEndpoint } from '../contract.ts'
import { TShirtSent } from '../events.ts'
import { texts } from '../texts.ts'
import { chooseTShirt } from './choose-t-shirt.ts'
import { countBets } from './count-bets.ts'
import { commands } from './operator-commands.ts'
import { tShirtPrize } from './prize-kind.ts'
import { sayDelivery } from './say-delivery.ts'
import { showTShirts } from './show-t-shirts.ts'

const components: PageComponents = {
  't-shirts': invitation<'t-shirts'>(async (context) => {
    const { house, language, visitor } = context
    return { sports: await readSports(context), activity: await showTShirts({ house, language, player_id: visitor.player_id }) }
  }),
}

const sentNotice = noticeOf(TShirtSent, ({ player_id, data }) =>
  player_id === null
    ? undefined
    : {
        player_id,
        about: `t-shirt:${data.choice_id}`,
        system_alias: 'default',
        title: { key: 't-shirt.heading', values: {} },
        body: { key: 't-shirt.notice.sent', values: {} },
        link: '/sport/t-shirt/',
        has_own_notice: false,
      },
)

export const slice = defineServerSlice({
  name: 'sportsbook/t-shirts',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [TShirtSent],
  routes: [
    handle(getTShirt, async (call) => ({ data: await showTShirts(call) })),
    handle(chooseEndpoint, async (call) => ({ data: await chooseTShirt(call) })),
    handle(sayEndpoint, async (call) => ({ data: await sayDelivery(call) })),
  ],
  reactions: [countBets],
  components,
  pages: [
    {
      name: 'sport-t-shirt',
      path: '/sport/t-shirt/',
      title: { uk: 'Футболка вашого клубу — {brand}', ru: 'Футболка вашего клуба — {brand}', en: 'Your club’s T-shirt — {brand}' },
      description: {
        uk: 'Виберіть футболку свого клубу. Ми надішлемо її за свій рахунок.',
        ru: 'Выберите футболку своего клуба. Мы отправим её за свой счёт.',
        en: 'Choose your club’s T-shirt. We’ll send it at our own cost.',
      },
      components: [{ type: 't-shirts', essential: true }],
    },
  ],
  contributes: [contribute(operatorCommands, ...commands), contribute(prizeKinds, tShirtPrize), contribute(notices, sentNotice)],
  personalData: {
    tables: {
      progress: { exported: ['offer_id', 'bets'], erased: 'deleted' },
      choices: {
        exported: ['team_id', 'size', 'chosen_at', 'sent_at'],
        erased: { kept: 'What was given away must add up with what was bought. It names a number alone.' },
      },
      deliveries: { exported: ['recipient', 'phone', 'city', 'place', 'kept_until'], erased: 'deleted' },
    },
  },
  retention: [{ table: 'deliveries', column: 'kept_until', keep_ms: 0 }],
})
