import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'special-race-code-wrong': {
    uk: 'Такий код не підходить до жодної гонки. Перевірте, чи все введено правильно.',
    ru: 'Такой код не подходит ни к одной гонке. Проверьте, всё ли введено правильно.',
    en: 'No race has that code. Check that you’ve typed it right.',
  },
  'special-race-closed': {
    uk: 'Гонка за цим кодом уже завершилася.',
    ru: 'Гонка по этому коду уже завершилась.',
    en: 'The race with that code is over.',
  },
  'special-race-play-closed': {
    uk: 'Гра для вас зараз закрита, тому в гонках ви участі не берете.',
    ru: 'Игра для вас сейчас закрыта, поэтому в гонках вы не участвуете.',
    en: 'You can’t play at the moment, so you can’t enter races.',
  },
  'special-race-left': {
    uk: 'Хто взяв перерву в грі, до кінця цієї гонки не повертається.',
    ru: 'Кто взял перерыв в игре, до конца этой гонки не возвращается.',
    en: 'Whoever takes a break from play stays out of this race until it ends.',
  },
  'special-races.place-prize': {
    uk: '{place} місце в спеціальній гонці «{title}»',
    ru: '{place} место в специальной гонке «{title}»',
    en: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place in the special race “{title}”',
  },
  'special-races.heading': { uk: 'Спеціальні гонки', ru: 'Специальные гонки', en: 'Special races' },
  'special-races.none.heading': { uk: 'Зараз спеціальних гонок немає', ru: 'Сейчас специальных гонок нет', en: 'No special race is on' },
  'special-races.none.text': {
    uk: 'До спеціальної гонки запрошують кодом. Коли він у вас буде, введіть його тут.',
    ru: 'В специальную гонку приглашают кодом. Когда он у вас будет, введите его здесь.',
    en: 'You’re invited to a special race by a code. Once you have one, enter it here.',
  },
  'special-races.none.closed': {
    uk: 'Хто виграв ті, що завершилися, — нижче.',
    ru: 'Кто выиграл те, что завершились, — ниже.',
    en: 'The winners of those that are over are below.',
  },
  'special-races.way-in': { uk: 'Ця гонка — за кодом', ru: 'Эта гонка — по коду', en: 'This race needs a code' },
  'special-races.way-in.text': {
    uk: 'Код дає той, хто запрошує до гонки. Без нього можна лише стежити за таблицею.',
    ru: 'Код даёт тот, кто приглашает в гонку. Без него можно только следить за таблицей.',
    en: 'You get the code from whoever invites you to the race. Without it you can only watch the table.',
  },
  'special-races.code': { uk: 'Код гонки', ru: 'Код гонки', en: 'Race code' },
  'special-races.join': { uk: 'Приєднатися', ru: 'Присоединиться', en: 'Join' },
  'special-races.join.note': {
    uk: 'Раунди, зіграні до приєднання, не рахуються.',
    ru: 'Раунды, сыгранные до присоединения, не считаются.',
    en: 'Rounds played before you join don’t count.',
  },
})
