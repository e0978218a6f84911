import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'games-favourites-game-unknown': {
    uk: 'Такої гри в нас немає. Можливо, її прибрали: оновіть сторінку.',
    ru: 'Такой игры у нас нет. Возможно, её убрали: обновите страницу.',
    en: 'We have no such game. It may have been removed: reload the page.',
  },
  'games-favourites-list-unknown': {
    uk: 'Такого списку ігор немає. Відкрийте всі ігри.',
    ru: 'Такого списка игр нет. Откройте все игры.',
    en: 'There is no such list of games. Open all games.',
  },
})
