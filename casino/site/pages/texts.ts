import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'home.hero.heading': {
    uk: 'Гра, якій можна довіряти',
    ru: 'Игра, которой можно доверять',
    en: 'A game you can trust',
  },
})
