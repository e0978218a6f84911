import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-feed-signature': {
    uk: 'Підпис не збігається. Перевірте назву, час і ключ.',
    ru: 'Подпись не совпадает. Проверьте имя, время и ключ.',
    en: 'The signature does not match. Check the name, the time and the key.',
  },
  'sport-feed-market-unknown': {
    uk: 'Такого ринку немає: {market}.',
    ru: 'Такого рынка нет: {market}.',
    en: 'There is no such market: {market}.',
  },
  'sport-feed-outcome-unknown': {
    uk: 'У ринку {market} немає наслідку {outcome}.',
    ru: 'У рынка {market} нет исхода {outcome}.',
    en: 'Market {market} has no outcome {outcome}.',
  },
})
