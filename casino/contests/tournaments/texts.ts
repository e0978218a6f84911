import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'tournament-unknown': {
    uk: 'Такого турніру немає. Поверніться до турнірів.',
    ru: 'Такого турнира нет. Вернитесь к турнирам.',
    en: 'There is no such tournament. Go back to the tournaments.',
  },
  'tournament-type-unknown': {
    uk: 'Такої таблиці в турніру немає: є за очками й за множниками.',
    ru: 'Такой таблицы у турнира нет: есть по очкам и по множителям.',
    en: 'A tournament has no such table: there is one by points and one by multiples.',
  },
  'tournament-closed': {
    uk: 'Цей турнір уже завершився. Беріть участь у наступному.',
    ru: 'Этот турнир уже завершился. Участвуйте в следующем.',
    en: 'This tournament is over. Take part in the next one.',
  },
  'tournament-play-closed': {
    uk: 'Гра для вас зараз закрита, тому в турнірах ви участі не берете.',
    ru: 'Игра для вас сейчас закрыта, поэтому в турнирах вы не участвуете.',
    en: 'You can’t play at the moment, so you can’t enter tournaments.',
  },
  'tournament-no-attempt': {
    uk: 'Зараз додаткової спроби немає: спершу зіграйте всі, що маєте, або ви вже взяли всі.',
    ru: 'Сейчас дополнительной попытки нет: сначала сыграйте все, что есть, или вы уже взяли все.',
    en: 'There’s no extra attempt right now: play the ones you have first, or you’ve taken them all.',
  },
  'tournaments.place-prize': {
    uk: '{place} місце в турнірі «{title}»',
    ru: '{place} место в турнире «{title}»',
    en: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place in the tournament “{title}”',
  },
  'tournaments.heading': { uk: 'Турніри', ru: 'Турниры', en: 'Tournaments' },
  'tournaments.soon': { uk: 'Незабаром', ru: 'Скоро', en: 'Coming soon' },
  'tournaments.starting-soon': { uk: 'Стартує за лічені години', ru: 'Стартует через считаные часы', en: 'Starts within hours' },
  'tournaments.running': { uk: 'Іде зараз', ru: 'Идёт сейчас', en: 'Running now' },
  'tournaments.closed': { uk: 'Завершився', ru: 'Завершился', en: 'Finished' },
  'tournaments.card.places': {
    uk: '{places, plural, one {# призове місце} few {# призові місця} many {# призових місць} other {# призових місць}}',
    ru: '{places, plural, one {# призовое место} few {# призовых места} many {# призовых мест} other {# призовых мест}}',
    en: '{places, plural, one {# paid place} other {# paid places}}',
  },
  'tournaments.card.stages': {
    uk: '{stages, plural, =0 {одна таблиця} one {# етап} few {# етапи} many {# етапів} other {# етапів}}',
    ru: '{stages, plural, =0 {одна таблица} one {# этап} few {# этапа} many {# этапов} other {# этапов}}',
    en: '{stages, plural, =0 {one table} one {# stage} other {# stages}}',
  },
  'tournaments.card.starts': { uk: 'Старт {at}', ru: 'Старт {at}', en: 'Starts {at}' },
  'tournaments.card.ends': { uk: 'До {at}', ru: 'До {at}', en: 'Until {at}' },
  'tournaments.card.open': { uk: 'До турніру', ru: 'К турниру', en: 'Open' },
  'tournaments.all': { uk: 'Усі турніри', ru: 'Все турниры', en: 'All tournaments' },
  'tournaments.stages': { uk: 'Етапи', ru: 'Этапы', en: 'Stages' },
  'tournaments.stages.note': {
    uk: 'Місце на кожному етапі дає очки загальної таблиці. Головні призи — за неї.',
    ru: 'Место на каждом этапе даёт очки общей таблицы. Главные призы — за неё.',
    en: 'Your place in each stage earns points in the overall table, and the main prizes go by that.',
  },
  'tournaments.stage.points': {
    uk: '{places} місце: {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
    ru: '{places} место: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
    en: 'Place {places}: {points, plural, one {# point} other {# points}}',
  },
  'tournaments.main-table': { uk: 'Загальна таблиця', ru: 'Общая таблица', en: 'Overall table' },
  'tournaments.main-table.none': {
    uk: 'Очки з’являться після першого етапу.',
    ru: 'Очки появятся после первого этапа.',
    en: 'Points appear after the first stage.',
  },
  'tournaments.random-game': { uk: 'Випадкова гра турніру', ru: 'Случайная игра турнира', en: 'A random tournament game' },
  'tournaments.none.heading': { uk: 'Зараз турнірів немає', ru: 'Сейчас турниров нет', en: 'No tournament is running' },
  'tournaments.none.text': {
    uk: 'Щойно з’явиться наступний, він буде тут.',
    ru: 'Как только появится следующий, он будет здесь.',
    en: 'The next one will be here as soon as it’s announced.',
  },
  'tournaments.mine': { uk: 'Турніри', ru: 'Турниры', en: 'Tournaments' },
  'tournaments.mine.wins': { uk: 'Лише з призами', ru: 'Только с призами', en: 'With prizes only' },
  'tournaments.mine.none': {
    uk: 'Ви ще не брали участі в турнірах.',
    ru: 'Вы ещё не участвовали в турнирах.',
    en: 'You haven’t taken part in a tournament yet.',
  },
  'tournaments.mine.no-wins': {
    uk: 'Призів поки немає.',
    ru: 'Призов пока нет.',
    en: 'No prizes so far.',
  },
  'tournaments.mine.place': { uk: '{place} місце', ru: '{place} место', en: 'Place {place}' },
  'tournaments.popup.heading': { uk: 'Ваше {place} місце!', ru: 'Ваше {place} место!', en: 'You finished in place {place}!' },
  'tournaments.popup.prize': {
    uk: 'Турнір «{title}» завершено. Приз {prize} уже на балансі, без відіграшу.',
    ru: 'Турнир «{title}» завершён. Приз {prize} уже на балансе, без отыгрыша.',
    en: 'The tournament “{title}” is over. Your prize of {prize} is in your account, with no wagering.',
  },
  'tournaments.popup.no-prize': {
    uk: 'Турнір «{title}» завершено. Дякуємо за гру!',
    ru: 'Турнир «{title}» завершён. Спасибо за игру!',
    en: 'The tournament “{title}” is over. Thanks for taking part!',
  },
  'tournaments.popup.close': { uk: 'Гаразд', ru: 'Хорошо', en: 'OK' },
  'tournaments.notice.began': { uk: 'Турнір «{title}» почався', ru: 'Турнир «{title}» начался', en: 'The tournament “{title}” has begun' },
  'tournaments.notice.began.body': {
    uk: 'Ви підписані на нього. Рахуються лише раунди, які зіграно до завершення.',
    ru: 'Вы подписаны на него. Считаются только раунды, сыгранные до завершения.',
    en: 'You signed up for it. Only rounds played before it ends count.',
  },
})
