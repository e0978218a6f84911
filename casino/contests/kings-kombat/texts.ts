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
  'confrontation.leads': { uk: 'Попереду', ru: 'Впереди', en: 'Leading' },
  'confrontation.live': { uk: 'Наживо', ru: 'Онлайн', en: 'Live' },
  'confrontation.team': { uk: 'Команда «{team}»', ru: 'Команда «{team}»', en: 'Team {team}' },
  'confrontation.team.place': {
    uk: 'Ваше місце: {place}',
    ru: 'Ваше место: {place}',
    en: 'Your place: {place}',
  },
  'confrontation.team.no-points': {
    uk: 'У вашій команді очок ще ні в кого немає.',
    ru: 'В вашей команде очков ещё ни у кого нет.',
    en: 'Nobody in your team has points yet.',
  },
  'confrontation.team.soon': {
    uk: 'Очки рахуються від початку: {at}. Щойно вони з’являться, тут буде таблиця вашої команди.',
    ru: 'Очки считаются с начала: {at}. Как только они появятся, здесь будет таблица вашей команды.',
    en: 'Points count from the start, {at}. As soon as there are any, your team’s table will be here.',
  },
  'confrontation.team.note': {
    uk: 'Призи за місця в команді буде зараховано, якщо вона переможе.',
    ru: 'Призы за места в команде будут зачислены, если она победит.',
    en: 'The prizes for places in the team are paid if it wins.',
  },
  'confrontation.over.first': { uk: 'Перемогла команда «{team}»', ru: 'Победила команда «{team}»', en: 'The team {team} won' },
  'confrontation.over.yours': { uk: 'Ваш приз: {prize}', ru: 'Ваш приз: {prize}', en: 'Your prize: {prize}' },
  'confrontation.over.heading': { uk: 'Підсумки', ru: 'Итоги', en: 'Results' },
  'confrontation.over.heading-of': { uk: '«{title}»: підсумки', ru: '«{title}»: итоги', en: '“{title}”: results' },
  'confrontation.over.winner': {
    uk: '«{title}»: перемогла команда «{team}». Призи отримали її гравці за місцем у ній.',
    ru: '«{title}»: победила команда «{team}». Призы получили её игроки по месту в ней.',
    en: '“{title}”: the team {team} won. Its players got the prizes by their place in it.',
  },
  'confrontation.over.winner-even': {
    uk: '«{title}»: очок порівну, а команда «{team}» набрала їх раніше, тож перемогла вона. Призи отримали її гравці за місцем у ній.',
    ru: '«{title}»: очков поровну, но команда «{team}» набрала их раньше, поэтому победила она. Призы получили её игроки по месту в ней.',
    en: '“{title}”: the points are even, but the team {team} had them earlier, so it won. Its players got the prizes by their place in it.',
  },
  'confrontation.over.whose': {
    uk: 'Призи — за місця в команді «{team}», яка перемогла.',
    ru: 'Призы — за места в команде «{team}», которая победила.',
    en: 'Prizes are for places in the team {team}, which won.',
  },
  'confrontation.over.no-winner': {
    uk: '«{title}»: очок ніхто не набрав, тож переможця немає.',
    ru: '«{title}»: очков никто не набрал, поэтому победителя нет.',
    en: '“{title}”: nobody scored, so there is no winner.',
  },
  'confrontation.over.won': { uk: 'Перемога', ru: 'Победа', en: 'Winner' },
  'confrontation.over.no-points': { uk: 'Очок ніхто не набрав.', ru: 'Очков никто не набрал.', en: 'Nobody scored.' },
  'confrontation.own': { uk: '«{title}»: ваш підсумок', ru: '«{title}»: ваш итог', en: '“{title}”: your result' },
  'confrontation.own.team': { uk: 'Команда', ru: 'Команда', en: 'Team' },
  'confrontation.own.place': { uk: 'Місце в команді', ru: 'Место в команде', en: 'Place in the team' },
  'confrontation.own.points': { uk: 'Очки', ru: 'Очки', en: 'Points' },
  'confrontation.own.prize': { uk: 'Приз', ru: 'Приз', en: 'Prize' },
  'confrontation.own.paid': {
    uk: 'Приз уже зараховано, гроші — без відіграшу.',
    ru: 'Приз уже зачислен, деньги — без отыгрыша.',
    en: 'Your prize has been credited; money comes with no wagering.',
  },
  'confrontation.own.no-prize': {
    uk: 'Ваша команда перемогла, але до призових місць у ній ви цього разу не дійшли.',
    ru: 'Ваша команда победила, но до призовых мест в ней вы на этот раз не дошли.',
    en: 'Your team won, but you didn’t reach one of its prize places this time.',
  },
  'confrontation.own.lost': {
    uk: 'Цього разу перемогла інша команда, тож призи в її гравців.',
    ru: 'На этот раз победила другая команда, поэтому призы у её игроков.',
    en: 'The other team won this time, so the prizes went to its players.',
  },
  'confrontation.own.no-winner': {
    uk: 'Очок ніхто не набрав, тож призів не отримав ніхто.',
    ru: 'Очков никто не набрал, поэтому призов не получил никто.',
    en: 'Nobody scored, so nobody got a prize.',
  },
  'confrontation.next.heading': { uk: 'Що далі', ru: 'Что дальше', en: 'What’s next' },
  'confrontation.next': {
    uk: 'Наступне протистояння — «{title}», початок {at}.',
    ru: 'Следующее противостояние — «{title}», начало {at}.',
    en: 'The next confrontation is “{title}”. It begins {at}.',
  },
  'confrontation.next.unknown': {
    uk: 'Про наступне протистояння ще не оголошено. Щойно воно з’явиться, буде тут.',
    ru: 'Следующее противостояние ещё не объявлено. Как только оно появится, будет здесь.',
    en: 'The next confrontation hasn’t been announced yet. It will be here as soon as it is.',
  },
  'confrontation.none.heading': { uk: 'Зараз протистояння немає', ru: 'Сейчас противостояния нет', en: 'No confrontation is on' },
  'confrontation.none.text': {
    uk: 'Щойно з’явиться наступне, воно буде тут.',
    ru: 'Как только появится следующее, оно будет здесь.',
    en: 'The next one will be here as soon as it’s announced.',
  },
})
