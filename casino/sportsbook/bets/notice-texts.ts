import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the notification centre says. */
export const noticeTexts = defineTexts({
  'sport-bets.notice.corrected.title': {
    uk: 'Результат за ставкою № {id} виправлено',
    ru: 'Результат по ставке № {id} исправлен',
    en: 'The result of bet no. {id} was corrected',
  },
  'sport-bets.notice.corrected': {
    uk: 'За першим результатом було виплачено більше, ніж за правильним. З балансу списано {amount}.',
    ru: 'По первому результату было выплачено больше, чем по правильному. С баланса списано {amount}.',
    en: 'The first result had paid more than the right one. {amount} was taken back from your balance.',
  },
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
