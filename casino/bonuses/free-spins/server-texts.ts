import { defineTexts } from '#kernel/i18n/texts.ts'

/** What is said of free spins where they are given, and what is refused. */
export const serverTexts = defineTexts({
  'free-spins-not-there': {
    uk: 'Таких фріспінів у вас немає. Оновіть сторінку.',
    ru: 'Таких фриспинов у вас нет. Обновите страницу.',
    en: 'You have no such free spins. Reload the page.',
  },
  'free-spins-over': {
    uk: 'Ці фріспіни вже закінчилися. Оновіть сторінку.',
    ru: 'Эти фриспины уже закончились. Обновите страницу.',
    en: 'These free spins are over already. Reload the page.',
  },
  'free-spins.prize.title': { uk: 'Подарунок від нас', ru: 'Подарок от нас', en: 'A gift from us' },
  'free-spins.prize.say': {
    uk: '{count, plural, one {# фріспін} few {# фріспіни} other {# фріспінів}}',
    ru: '{count, plural, one {# фриспин} few {# фриспина} other {# фриспинов}}',
    en: '{count, plural, one {# free spin} other {# free spins}}',
  },
  'free-spins.prize.tell': {
    uk: 'Вам зараховано {count, plural, one {# фріспін} few {# фріспіни} other {# фріспінів}}. Ігри та строк — на сторінці бонусів.',
    ru: 'Вам зачислено {count, plural, one {# фриспин} few {# фриспина} other {# фриспинов}}. Игры и срок — на странице бонусов.',
    en: 'You have {count, plural, one {# free spin} other {# free spins}}. See the games and the time on the bonuses page.',
  },
  'free-spins.notice.title': { uk: 'Фріспіни на сьогодні', ru: 'Фриспины на сегодня', en: 'Your free spins for today' },
  'free-spins.notice.portion': {
    uk: '{count, plural, one {Зараховано # фріспін} few {Зараховано # фріспіни} other {Зараховано # фріспінів}}: порція {place} з {portions}.',
    ru: '{count, plural, one {Зачислен # фриспин} few {Зачислено # фриспина} other {Зачислено # фриспинов}}: порция {place} из {portions}.',
    en: '{count, plural, one {# free spin is} other {# free spins are}} here: portion {place} of {portions}.',
  },
})
