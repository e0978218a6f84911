import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'games-lobby-browser-unknown': {
    uk: 'Такого розділу ігор немає. Відкрийте всі ігри та оберіть звідти.',
    ru: 'Такого раздела игр нет. Откройте все игры и выберите оттуда.',
    en: 'There is no such section of games. Open all games and choose from there.',
  },
  'games-lobby-tag-unknown': {
    uk: 'Такої добірки немає або вона вже завершилася. Подивіться інші ігри.',
    ru: 'Такой подборки нет, или она уже закончилась. Посмотрите другие игры.',
    en: 'There is no such collection, or it is over. Have a look at the other games.',
  },
})
