import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'reactions-schema-unknown': {
    uk: 'Таке тут не вподобають. Оновіть сторінку й спробуйте ще раз.',
    ru: 'Такое здесь не отмечают. Обновите страницу и попробуйте ещё раз.',
    en: 'That is not something to like here. Reload the page and try again.',
  },
  'reactions-model-unknown': {
    uk: 'Цього вже немає. Оновіть сторінку.',
    ru: 'Этого уже нет. Обновите страницу.',
    en: 'This is no longer here. Reload the page.',
  },
  'reactions.heading': { uk: 'Подобається гравцям', ru: 'Нравится игрокам', en: 'Liked by players' },
  'reactions.text': {
    uk: 'Ігри, які гравці додали до улюблених.',
    ru: 'Игры, которые игроки добавили в избранное.',
    en: 'Games that players have added to their favourites.',
  },
  'reactions.likes': {
    uk: '{count, plural, one {# гравцеві} other {# гравцям}} подобається',
    ru: '{count, plural, one {# игроку} other {# игрокам}} нравится',
    en: '{count, plural, one {# player likes it} other {# players like it}}',
  },
  'reactions.empty': {
    uk: 'Поки що ніхто нічого не вподобав. Натисніть на серце біля гри, яка до душі.',
    ru: 'Пока никто ничего не отметил. Нажмите на сердце у игры, которая по душе.',
    en: 'Nobody has liked a game yet. Press the heart of one that you enjoy.',
  },
})
