import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'home.hero.eyebrow.ua': { uk: 'Двері відчинено', ru: 'Двери открыты', en: 'The doors are open' },
  'home.hero.heading.ua': { uk: 'Гра, якій можна довіряти', ru: 'Игра, которой можно доверять', en: 'Games you can trust' },
  'home.hero.eyebrow.vlk': { uk: 'Вогнище горить', ru: 'Костёр горит', en: 'The fire is lit' },
  'home.hero.heading.vlk': { uk: 'Сильні грають чесно', ru: 'Сильные играют честно', en: 'The strong play fair' },
  'home.hero.eyebrow.vegas': { uk: 'Вогні засвічено', ru: 'Огни зажжены', en: 'The lights are on' },
  'home.hero.heading.vegas': { uk: 'Усі вогні. Жодних фокусів', ru: 'Все огни. Никаких фокусов', en: 'All the lights. None of the tricks' },
  'home.hero.eyebrow.king': { uk: 'Ласкаво просимо до двору', ru: 'Добро пожаловать ко двору', en: 'Welcome to court' },
  'home.hero.heading.king': { uk: 'По-королівськи чесна гра', ru: 'По-королевски честная игра', en: 'A royally fair game' },
  'home.hero.text': {
    uk: 'Власні слоти, рулетка й миттєві ігри з відкритою математикою. Кожен раунд у них можна перевірити самостійно.',
    ru: 'Собственные слоты, рулетка и мгновенные игры с открытой математикой. Каждый раунд в них можно проверить самому.',
    en: 'Our own slots, roulette and instant games with open maths. Check every round of them yourself.',
  },
  'home.hero.closed.heading': { uk: 'Зараз гру для вас закрито', ru: 'Сейчас игра для вас закрыта', en: 'You can’t play right now' },
  'home.hero.closed.text': {
    uk: 'Профіль, історія, дані й підтримка доступні, як і раніше.',
    ru: 'Профиль, история, данные и поддержка доступны, как и раньше.',
    en: 'Your profile, history, data and support are available as before.',
  },
  'home.hero.register': { uk: 'Створити акаунт', ru: 'Создать аккаунт', en: 'Create an account' },
  'home.hero.try': { uk: 'Спробувати безкоштовно', ru: 'Попробовать бесплатно', en: 'Try for free' },
  'home.hero.play': { uk: 'До ігор', ru: 'К играм', en: 'Go to games' },
  'home.hero.profile': { uk: 'Мій профіль', ru: 'Мой профиль', en: 'My profile' },
  'home.hero.deposit': { uk: 'Поповнити', ru: 'Пополнить', en: 'Deposit' },
  'home.hero.desk-closed': { uk: 'Каса зачинена', ru: 'Касса закрыта', en: 'Deposits closed' },
  'home.promises.heading': { uk: 'Чому нам можна довіряти', ru: 'Почему нам можно доверять', en: 'Why you can trust us' },
  'home.promise.fair.heading': { uk: 'Чесність можна перевірити', ru: 'Честность можно проверить', en: 'Fairness you can check' },
  'home.promise.fair.text': {
    uk: 'У наших іграх ви бачите відбиток секрету до раунду, а згодом — сам секрет. Змінити результат заднім числом неможливо.',
    ru: 'В наших играх вы видите отпечаток секрета до раунда, а позже — сам секрет. Изменить результат задним числом невозможно.',
    en: 'In our own games you see a fingerprint of the secret before a round, and the secret itself afterwards. No result can be changed after the fact.',
  },
  'home.promise.open.heading': { uk: 'Відкриті цифри', ru: 'Открытые цифры', en: 'Open figures' },
  'home.promise.open.text': {
    uk: 'Повернення, частота виграшів і волатильність наших ігор пораховані точно й показані до першої ставки.',
    ru: 'Возврат, частота выигрышей и волатильность наших игр посчитаны точно и показаны до первой ставки.',
    en: 'The return, hit rate and volatility of our own games are computed exactly and shown before your first bet.',
  },
  'home.promise.calm.heading': { uk: 'Спокійна гра', ru: 'Спокойная игра', en: 'Calm play' },
  'home.promise.calm.text': {
    uk: 'Без автогри й підштовхування. Правила відповідальної гри та допомога завжди поруч.',
    ru: 'Без автоигры и подталкивания. Правила ответственной игры и помощь всегда рядом.',
    en: 'No autoplay and no pressure. Limits and help are always close at hand.',
  },
})
