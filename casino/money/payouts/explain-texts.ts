import { defineTexts } from '#kernel/i18n/texts.ts'

/** What keeps a player's cash from being paid out, and what frees it. */
export const explainTexts = defineTexts({
  'payouts.explain.main': { uk: 'Основний рахунок', ru: 'Основной счёт', en: 'Main balance' },
  'payouts.explain.wallet': { uk: 'Гаманець {currency}', ru: 'Кошелёк {currency}', en: '{currency} wallet' },
  'payouts.explain.other-currency': {
    uk: 'Можна вивести, коли ви оберете цю валюту, або обміняти на ту, у якій граєте.',
    ru: 'Можно вывести, когда вы выберете эту валюту, или обменять на ту, в которой играете.',
    en: 'Switch to this currency to withdraw it, or convert it to the one you play in.',
  },
  'payouts.explain.free': {
    uk: 'Можна вивести просто зараз. Спершу гроші повертаються на картку, з якої прийшли.',
    ru: 'Можно вывести прямо сейчас. Сначала деньги возвращаются на карту, с которой пришли.',
    en: 'You can withdraw it right now. Money goes back to the card that it came from first.',
  },
  'payouts.explain.needs': {
    uk: 'Щоб вивести, підтвердьте контакт і особу. Це робиться один раз, більше нічого не знадобиться.',
    ru: 'Чтобы вывести, подтвердите контакт и личность. Это делается один раз, больше ничего не понадобится.',
    en: 'To withdraw it, confirm your contact and your identity. You do it once, and nothing else will be asked.',
  },
  'payouts.explain.tax-number': {
    uk: 'Щоб вивести, вкажіть податковий номер: цього вимагає ліцензія. Це робиться один раз.',
    ru: 'Чтобы вывести, укажите налоговый номер: этого требует лицензия. Это делается один раз.',
    en: 'To withdraw it, give your taxpayer number: the licence requires it. You do it once.',
  },
  'payouts.explain.waiting': {
    uk: 'Ми перевіряємо ваші документи. Щойно закінчимо, гроші можна буде вивести.',
    ru: 'Мы проверяем ваши документы. Как только закончим, деньги можно будет вывести.',
    en: 'We are checking your documents. Once we’re done you can withdraw it.',
  },
  'payouts.explain.frozen': {
    uk: 'Виплати призупинено, поки ми звіряємо рахунки. Гроші в безпеці; від вас нічого не потрібно.',
    ru: 'Выплаты приостановлены, пока мы сверяем счета. Деньги в безопасности; от вас ничего не нужно.',
    en: 'Withdrawals are paused while we check our accounts. The money is safe, and you don’t need to do anything.',
  },
  'payouts.explain.dispute': {
    uk: 'Можна вивести, але спершу виплату перегляне людина: банк оскаржує одне з ваших поповнень.',
    ru: 'Можно вывести, но сначала выплату посмотрит человек: банк оспаривает одно из ваших пополнений.',
    en: 'You can withdraw it, but a person looks first: a bank is disputing one of your deposits.',
  },
  'payouts.explain.hold': { uk: 'Виплати в дорозі', ru: 'Выплаты в пути', en: 'Withdrawals on their way' },
  'payouts.explain.hold.words': {
    uk: 'Ці гроші вже виводяться. У кого вони зараз, видно на сторінці виплат.',
    ru: 'Эти деньги уже выводятся. У кого они сейчас, видно на странице выплат.',
    en: 'This money is already being paid out. The withdrawals page shows who has it now.',
  },
})
