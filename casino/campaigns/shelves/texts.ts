import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'shelves-given-out': {
    uk: 'Стільки цих призів уже не лишилося. Нічого не списано.',
    ru: 'Столько этих призов уже не осталось. Ничего не списано.',
    en: 'There aren’t that many of these prizes left. Nothing has been spent.',
  },
  'shelves-had': {
    uk: 'Більше цих призів одному гравцеві не дають. Нічого не списано.',
    ru: 'Больше этих призов одному игроку не дают. Ничего не списано.',
    en: 'No player gets more of this prize than you have had. Nothing has been spent.',
  },
  'shelves-play-closed': {
    uk: 'Гра для вас зараз закрита, тому призів ви не берете. Нічого не списано.',
    ru: 'Игра для вас сейчас закрыта, поэтому призов вы не берёте. Ничего не списано.',
    en: 'You can’t play at the moment, so you can’t take prizes. Nothing has been spent.',
  },
})
