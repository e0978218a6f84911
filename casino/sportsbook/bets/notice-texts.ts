import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the notification centre says. */
export const noticeTexts = defineTexts({
  'sport-bets.notice.auto.title': {
    uk: 'Ставку № {id} викуплено автоматично',
    ru: 'Ставка № {id} выкуплена автоматически',
    en: 'Bet no. {id} was cashed out automatically',
  },
  'sport-bets.notice.auto': {
    uk: 'Ви просили викуп від {asked}. На ваш баланс зараховано {paid}.',
    ru: 'Вы просили выкуп от {asked}. На ваш баланс зачислено {paid}.',
    en: 'You asked for {asked} or more. {paid} is in your balance.',
  },
})
