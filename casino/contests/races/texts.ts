import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'race-unknown': {
    uk: 'Такої гонки немає. Поверніться до списку гонок.',
    ru: 'Такой гонки нет. Вернитесь к списку гонок.',
    en: 'There is no such race. Go back to the races.',
  },
  'race-closed': {
    uk: 'Ця гонка вже завершилася. Беріть участь у наступній.',
    ru: 'Эта гонка уже завершилась. Участвуйте в следующей.',
    en: 'This race is over. Take part in the next one.',
  },
  'race-play-closed': {
    uk: 'Гра для вас зараз закрита, тому в гонках ви участі не берете.',
    ru: 'Игра для вас сейчас закрыта, поэтому в гонках вы не участвуете.',
    en: 'You can’t play at the moment, so you can’t enter races.',
  },
  'race-left': {
    uk: 'Хто вийшов з гонки або взяв перерву в грі, до її кінця не повертається. Беріть участь у наступній.',
    ru: 'Кто вышел из гонки или взял перерыв в игре, до её конца не возвращается. Участвуйте в следующей.',
    en: 'Whoever leaves a race or takes a break from play stays out until it ends. Take part in the next one.',
  },
  'races.place-prize': {
    uk: '{place} місце в гонці «{race}»',
    ru: '{place} место в гонке «{race}»',
    en: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place in the race “{race}”',
  },
  // Prizes are never rewritten: the oldest of them name their race by its number.
  'races.prize-for-place': {
    uk: '{place} місце в гонці № {race}',
    ru: '{place} место в гонке № {race}',
    en: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place in race {race}',
  },
  'races.heading': { uk: 'Гонки', ru: 'Гонки', en: 'Races' },
  'races.none.heading': { uk: 'Зараз гонок немає', ru: 'Сейчас гонок нет', en: 'No race is running' },
  'races.none.text': {
    uk: 'Щойно стартує наступна, вона буде тут. А поки зазирніть до ігор.',
    ru: 'Как только стартует следующая, она будет здесь. А пока загляните в игры.',
    en: 'The next one will appear here as soon as it starts. Meanwhile, have a look at the games.',
  },
  'races.none.next': {
    uk: 'Наступна, «{title}», стартує {at}.',
    ru: 'Следующая, «{title}», стартует {at}.',
    en: 'The next one, “{title}”, starts {at}.',
  },
  'races.none.action': { uk: 'До ігор', ru: 'К играм', en: 'See the games' },
  'races.banner.action': { uk: 'До таблиці', ru: 'К таблице', en: 'See the table' },
  'races.banner.leader': { uk: 'Лідирує {login}', ru: 'Лидирует {login}', en: '{login} leads' },
})
