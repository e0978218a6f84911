import { defineTexts } from '#kernel/i18n/texts.ts'

export const pageTexts = defineTexts({
  'daily-bonus.title': { uk: 'Щоденний бонус', ru: 'Ежедневный бонус', en: 'Daily bonus' },
  'daily-bonus.text': {
    uk: 'Сім кроків, один на день. Пропустите день — нічого не втратите: крок зачекає.',
    ru: 'Семь шагов, один в день. Пропустите день — ничего не потеряете: шаг подождёт.',
    en: 'Seven steps, one a day. Skip a day and you lose nothing: the step waits.',
  },
  'daily-bonus.step': { uk: 'Крок {day}', ru: 'Шаг {day}', en: 'Step {day}' },
  'daily-bonus.state.taken': { uk: 'Узято', ru: 'Взято', en: 'Taken' },
  'daily-bonus.state.now': { uk: 'Сьогодні', ru: 'Сегодня', en: 'Today' },
  'daily-bonus.take': { uk: 'Узяти {amount}', ru: 'Взять {amount}', en: 'Take {amount}' },
  'daily-bonus.next': {
    uk: 'Наступний крок — з {moment}.',
    ru: 'Следующий шаг — с {moment}.',
    en: 'The next step is there from {moment}.',
  },
  'daily-bonus.terms': {
    uk: 'Це бонусні гроші. Умови — на картці бонусу на сторінці бонусів.',
    ru: 'Это бонусные деньги. Условия — на карточке бонуса на странице бонусов.',
    en: 'This is bonus money. Its terms are on its card on the bonuses page.',
  },
  'daily-bonus.taken': { uk: 'Бонус зараховано', ru: 'Бонус зачислен', en: 'The bonus is yours' },
  'daily-bonus.open': { uk: 'Подивитися кроки', ru: 'Посмотреть шаги', en: 'See the steps' },
  'daily-bonus.close': { uk: 'Закрити', ru: 'Закрыть', en: 'Close' },
})
