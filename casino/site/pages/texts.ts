import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'home.hero.eyebrow': { uk: 'Двері відчинено', ru: 'Двери открыты', en: 'The doors are open' },
  'home.hero.heading': { uk: 'Гра, якій можна довіряти', ru: 'Игра, которой можно доверять', en: 'Games you can trust' },
  'home.hero.text': {
    uk: 'Власні слоти й рулетка з відкритою математикою. Кожен раунд можна перевірити самостійно.',
    ru: 'Собственные слоты и рулетка с открытой математикой. Каждый раунд можно проверить самому.',
    en: 'Our own slots and roulette with open maths. Every round can be checked by you.',
  },
  'home.hero.register': { uk: 'Створити акаунт', ru: 'Создать аккаунт', en: 'Create an account' },
  'home.hero.try': { uk: 'Спробувати безкоштовно', ru: 'Попробовать бесплатно', en: 'Try for free' },
  'home.hero.play': { uk: 'До ігор', ru: 'К играм', en: 'To the games' },
  'home.hero.deposit': { uk: 'Поповнити', ru: 'Пополнить', en: 'Deposit' },
  'home.promises.heading': { uk: 'Як у нас заведено', ru: 'Как у нас принято', en: 'How we do things' },
  'home.promise.fair.heading': { uk: 'Чесність можна перевірити', ru: 'Честность можно проверить', en: 'Fairness you can check' },
  'home.promise.fair.text': {
    uk: 'Перед грою ви бачите відбиток секрету, після неї — сам секрет. Змінити результат заднім числом неможливо.',
    ru: 'Перед игрой вы видите отпечаток секрета, после неё — сам секрет. Изменить результат задним числом невозможно.',
    en: 'You see the fingerprint of a secret before you play and the secret itself after. No result can be changed later.',
  },
  'home.promise.open.heading': { uk: 'Відкриті цифри', ru: 'Открытые цифры', en: 'Open figures' },
  'home.promise.open.text': {
    uk: 'Повернення, частота виграшів і волатильність кожної гри пораховані точно й показані до першої ставки.',
    ru: 'Возврат, частота выигрышей и волатильность каждой игры посчитаны точно и показаны до первой ставки.',
    en: 'Return, hit rate and volatility of every game are computed exactly and shown before your first bet.',
  },
  'home.promise.calm.heading': { uk: 'Спокійна гра', ru: 'Спокойная игра', en: 'Calm play' },
  'home.promise.calm.text': {
    uk: 'Без автогри, турборежиму й підштовхування. Правила відповідальної гри та допомога завжди поруч.',
    ru: 'Без автоигры, турборежима и подталкивания. Правила ответственной игры и помощь всегда рядом.',
    en: 'No autoplay, no turbo mode, no pushing. Rules of responsible play and help are always near.',
  },
  'bonuses.heading': { uk: 'Бонуси', ru: 'Бонусы', en: 'Bonuses' },
  'bonuses.tab.casino': { uk: 'Казино', ru: 'Казино', en: 'Casino' },
  'bonuses.tab.sport': { uk: 'Спорт', ru: 'Спорт', en: 'Sport' },
  'bonuses.tabs': { uk: 'Види бонусів', ru: 'Виды бонусов', en: 'Kinds of bonuses' },
  'bonuses.empty.heading': { uk: 'Зараз бонусів немає', ru: 'Сейчас бонусов нет', en: 'There are no bonuses now' },
  'bonuses.empty.text': {
    uk: 'Коли для вас з’явиться бонус, він буде тут — разом з умовами, сумою відіграшу й строком. Грати можна й без нього.',
    ru: 'Когда для вас появится бонус, он будет здесь — вместе с условиями, суммой отыгрыша и сроком. Играть можно и без него.',
    en: 'When there is a bonus for you, it will be here with its terms, wagering and deadline. You can play without one too.',
  },
  'bonuses.empty.action': { uk: 'До ігор', ru: 'К играм', en: 'To the games' },
  'profile.heading': { uk: 'Профіль', ru: 'Профиль', en: 'Profile' },
  'profile.tabs': { uk: 'Розділи профілю', ru: 'Разделы профиля', en: 'Sections of the profile' },
  'profile.balance': { uk: 'Баланс', ru: 'Баланс', en: 'Balance' },
  'profile.loading': { uk: 'Завантажуємо розділ', ru: 'Загружаем раздел', en: 'Loading the section' },
})
