import { defineTexts } from '#kernel/i18n/texts.ts'

export const pageTexts = defineTexts({
  'risk-bonus.title': { uk: 'Страховка першого поповнення', ru: 'Страховка первого пополнения', en: 'First deposit cover' },
  'risk-bonus.card': {
    uk: '{percent} % того, що програєте за {hours, plural, one {# годину} few {# години} other {# годин}} після першого поповнення, повернемо бонусними грошима: до {most}.',
    ru: '{percent} % того, что проиграете за {hours, plural, one {# час} few {# часа} other {# часов}} после первого пополнения, вернём бонусными деньгами: до {most}.',
    en: '{percent}% of what you lose in the {hours, plural, one {hour} other {# hours}} after your first deposit comes back as bonus money, up to {most}.',
  },
  'risk-bonus.card.joined': {
    uk: 'Ви берете участь: ваше перше поповнення буде застраховане.',
    ru: 'Вы участвуете: ваше первое пополнение будет застраховано.',
    en: 'You are taking part: your first deposit will be covered.',
  },
  'risk-bonus.card.counting': {
    uk: 'Ваше поповнення застраховане. Підсумок порахуємо самі.',
    ru: 'Ваше пополнение застраховано. Итог посчитаем сами.',
    en: 'Your deposit is covered. We will count the result ourselves.',
  },
  'risk-bonus.open': { uk: 'Як це працює', ru: 'Как это работает', en: 'How it works' },
  'risk-bonus.how.1': {
    uk: 'Візьміть участь тут — до першого поповнення.',
    ru: 'Примите участие здесь — до первого пополнения.',
    en: 'Take part here, before your first deposit.',
  },
  'risk-bonus.how.2': {
    uk: 'Поповніть рахунок упродовж {days, plural, one {# дня} other {# днів}}, не обираючи іншого бонусу.',
    ru: 'Пополните счёт в течение {days, plural, one {# дня} other {# дней}}, не выбирая другого бонуса.',
    en: 'Deposit within {days, plural, one {# day} other {# days}} without choosing another bonus.',
  },
  'risk-bonus.how.3': {
    uk: 'Через {counted, plural, one {# годину} few {# години} other {# годин}} після поповнення порахуємо, скільки своїх грошей ви програли в іграх за перші {hours, plural, one {# годину} few {# години} other {# годин}}. {percent} % цього, але не більше за поповнення, чекатиме на вас бонусом.',
    ru: 'Через {counted, plural, one {# час} few {# часа} other {# часов}} после пополнения посчитаем, сколько своих денег вы проиграли в играх за первые {hours, plural, one {# час} few {# часа} other {# часов}}. {percent} % этого, но не больше пополнения, будет ждать вас бонусом.',
    en: '{counted, plural, one {# hour} other {# hours}} after the deposit we count how much of your own money you lost in games in the first {hours, plural, one {hour} other {# hours}}. {percent}% of it, at most the deposit, will be waiting as a bonus.',
  },
  'risk-bonus.honest': {
    uk: 'Повертаються бонусні гроші, а не готівка: їх треба відіграти за умовами нижче. Ставки на спорт не рахуються. Грати більше, ніж хотіли, сенсу немає.',
    ru: 'Возвращаются бонусные деньги, а не наличные: их нужно отыграть по условиям ниже. Ставки на спорт не считаются. Играть больше, чем хотели, смысла нет.',
    en: 'What comes back is bonus money, not cash: it has to be wagered under the terms below. Sports bets do not count. There is no point in playing more than you meant to.',
  },
  'risk-bonus.join': { uk: 'Взяти участь', ru: 'Принять участие', en: 'Take part' },
  'risk-bonus.leave': { uk: 'Не зараз', ru: 'Не сейчас', en: 'Not now' },
  'risk-bonus.close': { uk: 'Зрозуміло', ru: 'Понятно', en: 'Got it' },
  'risk-bonus.limits': { uk: 'Ліміти й паузи в грі', ru: 'Лимиты и паузы в игре', en: 'Limits and breaks' },
  'risk-bonus.joined': {
    uk: 'Ви берете участь. Перше поповнення до {moment}, якщо воно без іншого бонусу, буде застраховане. Поповнювати не обов’язково.',
    ru: 'Вы участвуете. Первое пополнение до {moment}, если оно без другого бонуса, будет застраховано. Пополнять не обязательно.',
    en: 'You are taking part. A first deposit made by {moment} without another bonus will be covered. You need not make one.',
  },
  'risk-bonus.counting': {
    uk: 'Застраховано {amount} вашого поповнення. Підсумок — {moment}. Робити нічого не треба.',
    ru: 'Застраховано {amount} вашего пополнения. Итог — {moment}. Делать ничего не нужно.',
    en: '{amount} of your deposit is covered. The result comes on {moment}. There is nothing you need to do.',
  },
})
