import { defineTexts } from '#kernel/i18n/texts.ts'

/** Free spins on the page of bonuses and in their window. */
export const texts = defineTexts({
  'free-spins.heading': { uk: 'Ваші фріспіни', ru: 'Ваши фриспины', en: 'Your free spins' },
  'free-spins.left': {
    uk: '{count, plural, one {# фріспін} few {# фріспіни} other {# фріспінів}}',
    ru: '{count, plural, one {# фриспин} few {# фриспина} other {# фриспинов}}',
    en: '{count, plural, one {# free spin} other {# free spins}}',
  },
  'free-spins.progress': { uk: 'Зіграно', ru: 'Сыграно', en: 'Played' },
  'free-spins.progress.of': { uk: '{played} з {total}', ru: '{played} из {total}', en: '{played} of {total}' },
  'free-spins.stake': { uk: 'Ставка', ru: 'Ставка', en: 'Stake' },
  'free-spins.won': { uk: 'Виграно', ru: 'Выиграно', en: 'Won' },
  'free-spins.wins-to': { uk: 'Виграш', ru: 'Выигрыш', en: 'Wins' },
  'free-spins.wins.cash': { uk: 'одразу гроші', ru: 'сразу деньги', en: 'paid as cash' },
  'free-spins.wins.bonus': { uk: 'до бонусу', ru: 'к бонусу', en: 'go to the bonus' },
  'free-spins.ends': { uk: 'Зіграйте до {moment}', ru: 'Сыграйте до {moment}', en: 'Play them by {moment}' },
  'free-spins.next': {
    uk: 'Наступні {count, plural, one {# фріспін} few {# фріспіни} other {# фріспінів}} — {moment}',
    ru: 'Следующие {count, plural, one {# фриспин} few {# фриспина} other {# фриспинов}} — {moment}',
    en: 'The next {count, plural, one {# free spin comes} other {# free spins come}} on {moment}',
  },
  'free-spins.daily': {
    uk: '{portions, plural, one {# порція} few {# порції} other {# порцій}}, одна на день',
    ru: '{portions, plural, one {# порция} few {# порции} other {# порций}}, одна в день',
    en: '{portions, plural, one {# portion} other {# portions}}, one a day',
  },
  'free-spins.play': { uk: 'Грати: {title}', ru: 'Играть: {title}', en: 'Play {title}' },
  'free-spins.over': { uk: 'Завершено', ru: 'Завершено', en: 'Finished' },
  'free-spins.hide': { uk: 'Прибрати зі сторінки', ru: 'Убрать со страницы', en: 'Remove from the page' },
  'free-spins.present.heading': { uk: 'Вам подарунок: фріспіни', ru: 'Вам подарок: фриспины', en: 'Free spins for you' },
  'free-spins.present.text': {
    uk: 'Це ставки за рахунок казино. Виграш зараховується так, як сказано в умовах.',
    ru: 'Это ставки за счёт казино. Выигрыш зачисляется так, как сказано в условиях.',
    en: 'The casino pays for these spins. Wins are credited as the terms say.',
  },
  'free-spins.present.none': {
    uk: 'Зараз у вас немає фріспінів. Коли вони з’являться, ми скажемо.',
    ru: 'Сейчас у вас нет фриспинов. Когда они появятся, мы сообщим.',
    en: 'You have no free spins right now. We’ll tell you when you do.',
  },
  'free-spins.present.close': { uk: 'На головну', ru: 'На главную', en: 'Go to the home page' },
  'free-spins.give-up': { uk: 'Відмовитися', ru: 'Отказаться', en: 'Give them up' },
  'free-spins.give-up.heading': { uk: 'Відмовитися від фріспінів?', ru: 'Отказаться от фриспинов?', en: 'Give the free spins up?' },
  'free-spins.give-up.loses': {
    uk: 'Ви втратите {count, plural, one {# фріспін} few {# фріспіни} other {# фріспінів}} по {stake}.',
    ru: 'Вы потеряете {count, plural, one {# фриспин} few {# фриспина} other {# фриспинов}} по {stake}.',
    en: 'You will lose {count, plural, one {# free spin} other {# free spins}} of {stake} each.',
  },
  'free-spins.give-up.to-come': {
    uk: 'Порції наступних днів теж не прийдуть.',
    ru: 'Порции следующих дней тоже не придут.',
    en: 'The portions of the coming days won’t come either.',
  },
  'free-spins.give-up.keeps': {
    uk: 'Усе, що вони вже виграли ({won}), лишається вам.',
    ru: 'Всё, что они уже выиграли ({won}), остаётся вам.',
    en: 'All that they have won so far ({won}) stays yours.',
  },
  'free-spins.give-up.keeps-bonus': {
    uk: 'Усе, що вони вже виграли ({won}), лишається на бонусі.',
    ru: 'Всё, что они уже выиграли ({won}), остаётся на бонусе.',
    en: 'All that they have won so far ({won}) stays with the bonus.',
  },
  'free-spins.give-up.keep': { uk: 'Залишити фріспіни', ru: 'Оставить фриспины', en: 'Keep the free spins' },
  'free-spins.given-up': { uk: 'Ви відмовилися від фріспінів', ru: 'Вы отказались от фриспинов', en: 'You gave the free spins up' },
})
