import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'confrontation-none': {
    uk: 'Зараз протистояння немає. Зазирніть до інших змагань.',
    ru: 'Сейчас противостояния нет. Загляните в другие соревнования.',
    en: 'No confrontation is on. Have a look at the other contests.',
  },
  'confrontation-team-chosen': {
    uk: 'Ви вже обрали команду. До кінця протистояння вона не змінюється.',
    ru: 'Вы уже выбрали команду. До конца противостояния она не меняется.',
    en: 'You’ve already chosen a team. It stays the same until the confrontation ends.',
  },
  'confrontation-play-closed': {
    uk: 'Гра для вас зараз закрита, тому до команди приєднатися не можна.',
    ru: 'Игра для вас сейчас закрыта, поэтому к команде присоединиться нельзя.',
    en: 'You can’t play at the moment, so you can’t join a team.',
  },
  'confrontation.place-prize': {
    uk: '{place} місце в команді-переможниці: «{title}»',
    ru: '{place} место в команде-победительнице: «{title}»',
    en: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place in the winning team: “{title}”',
  },
  'confrontation.heading': { uk: 'Бій королів', ru: 'Бой королей', en: 'Kings kombat' },
  'confrontation.teams': { uk: 'Команди', ru: 'Команды', en: 'Teams' },
  'confrontation.points': {
    uk: '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
    ru: '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
    en: '{points, plural, one {# point} other {# points}}',
  },
  'confrontation.players': {
    uk: '{count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравців}}',
    ru: '{count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игроков}}',
    en: '{count, plural, one {# player} other {# players}}',
  },
  'confrontation.join': { uk: 'До цієї команди', ru: 'В эту команду', en: 'Join this team' },
  'confrontation.yours': { uk: 'Ваша команда', ru: 'Ваша команда', en: 'Your team' },
  'confrontation.note': {
    uk: 'Команду обирають один раз. Призи ділять між собою гравці команди, що набрала більше очок, за місцем у ній.',
    ru: 'Команду выбирают один раз. Призы делят между собой игроки команды, набравшей больше очков, по месту в ней.',
    en: 'You choose a team once. The players of the team with more points share the prizes by their place in it.',
  },
  'confrontation.none.heading': { uk: 'Зараз протистояння немає', ru: 'Сейчас противостояния нет', en: 'No confrontation is on' },
  'confrontation.none.text': {
    uk: 'Щойно з’явиться наступне, воно буде тут.',
    ru: 'Как только появится следующее, оно будет здесь.',
    en: 'The next one will be here as soon as it’s announced.',
  },
})
