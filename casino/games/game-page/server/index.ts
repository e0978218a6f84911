import { defineServerSlice, withSubject } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { gamePage } from './game-page.ts'

export const slice = defineServerSlice({
  name: 'games/game-page',
  texts,
  components: { 'game-page': withSubject(({ card }) => card.title, gamePage) },
  pages: [
    {
      name: 'game-page',
      path: '/games/:slug/',
      title: {
        uk: '{subject}: правила, RTP і відгуки — {brand}',
        ru: '{subject}: правила, RTP и отзывы — {brand}',
        en: '{subject}: rules, RTP and comments — {brand}',
      },
      description: {
        uk: 'Правила, таблиця виплат, точні RTP і частота виплат, повтори великих виграшів і відгуки гравців.',
        ru: 'Правила, таблица выплат, точные RTP и частота выплат, повторы больших выигрышей и отзывы игроков.',
        en: 'Rules, paytable, exact RTP and hit rate, replays of large wins and what players say.',
      },
      components: [{ type: 'game-page', essential: true }, { type: 'game-videos' }, { type: 'game-wins' }, { type: 'game-comments' }],
    },
  ],
})
