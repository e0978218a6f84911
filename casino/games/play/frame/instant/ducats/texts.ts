import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'ducats.side': { uk: 'Бік', ru: 'Сторона', en: 'Side' },
  'ducats.sun': { uk: 'Сонце', ru: 'Солнце', en: 'Sun' },
  'ducats.moon': { uk: 'Місяць', ru: 'Луна', en: 'Moon' },
  'ducats.count': { uk: 'Монет', ru: 'Монет', en: 'Coins' },
  'ducats.choice': { uk: '{side}, монет: {count}', ru: '{side}, монет: {count}', en: '{side}, coins: {count}' },
  'ducats.told': {
    uk: 'Сонць: {suns}, місяців: {moons}',
    ru: 'Солнц: {suns}, лун: {moons}',
    en: 'Suns: {suns}, moons: {moons}',
  },
  'ducats.rules.how': {
    uk: 'Оберіть бік і кількість монет від 1 до 6. Раунд платить, коли всі монети впадуть обраним боком. Обидва боки рівноймовірні, а кожна додаткова монета вдвічі зменшує шанс і вдвічі збільшує виплату.',
    ru: 'Выберите сторону и количество монет от 1 до 6. Раунд платит, когда все монеты упадут выбранной стороной. Обе стороны равновероятны, а каждая следующая монета вдвое уменьшает шанс и вдвое увеличивает выплату.',
    en: 'Choose a side and from 1 to 6 coins. The round pays when every coin falls on your side. Both sides are equally likely; each further coin halves the chance and doubles the pay.',
  },
})
