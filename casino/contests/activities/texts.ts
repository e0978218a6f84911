import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'activity-unknown': { uk: 'Такої події немає.', ru: 'Такого события нет.', en: 'There’s no such event.' },
  'activity-action-unknown': {
    uk: 'У цій події такої дії немає.',
    ru: 'В этом событии такого действия нет.',
    en: 'This event has no such action.',
  },
  'activity-part-unknown': {
    uk: 'У цій події немає того, про що йдеться.',
    ru: 'В этом событии нет того, о чём речь.',
    en: 'This event has nothing by that name.',
  },
  'activity-soon': { uk: 'Подія ще не почалася.', ru: 'Событие ещё не началось.', en: 'The event hasn’t started yet.' },
  'activity-closed': { uk: 'Подія вже завершилася.', ru: 'Событие уже завершилось.', en: 'The event is over.' },
  'activity-play-closed': {
    uk: 'Гра для вас зараз закрита, тому в подіях ви участі не берете.',
    ru: 'Игра для вас сейчас закрыта, поэтому в событиях вы не участвуете.',
    en: 'You can’t play at the moment, so you can’t take part in events.',
  },
  'activity-left': {
    uk: 'Хто взяв перерву в грі, до кінця цього змагання не повертається.',
    ru: 'Кто взял перерыв в игре, до конца этого соревнования не возвращается.',
    en: 'Whoever takes a break from play stays out of this contest until it ends.',
  },
  'activity-team-chosen': {
    uk: 'Ви вже у своїй команді до кінця події.',
    ru: 'Вы уже в своей команде до конца события.',
    en: 'You’re already on a team until the event ends.',
  },
  'activities.place-prize': {
    uk: '«{title}»: {place} місце',
    ru: '«{title}»: {place} место',
    en: '“{title}”: place {place}',
  },
  'activities.draw-prize': { uk: '«{title}»: {outcome}', ru: '«{title}»: {outcome}', en: '“{title}”: {outcome}' },
  'activities.step': { uk: '«{title}»: {step}', ru: '«{title}»: {step}', en: '“{title}”: {step}' },
  'activities.share': {
    uk: '«{title}»: ваша частка спільного призу',
    ru: '«{title}»: ваша доля общего приза',
    en: '“{title}”: your share of the common prize',
  },
  'activities.tokens': {
    uk: '{amount, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}',
    ru: '{amount, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
    en: '{amount, plural, one {# token} other {# tokens}}',
  },
  'activities.tokens.told': {
    uk: 'Вам нараховано {amount, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}.',
    ru: 'Вам начислено {amount, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
    en: 'You’ve been given {amount, plural, one {# token} other {# tokens}}.',
  },
  'activities.soon': { uk: 'Незабаром', ru: 'Скоро', en: 'Coming soon' },
  'activities.running': { uk: 'Триває', ru: 'Идёт', en: 'On now' },
  'activities.closed': { uk: 'Завершено', ru: 'Завершено', en: 'It’s over' },
  'activities.until-start': { uk: 'До початку', ru: 'До начала', en: 'Until it starts' },
  'activities.until-end': { uk: 'До завершення', ru: 'До завершения', en: 'Until it ends' },
  'activities.to-tasks': { uk: 'До завдань', ru: 'К заданиям', en: 'To the tasks' },
  'activities.to-table': { uk: 'До таблиці', ru: 'К таблице', en: 'To the table' },
  'activities.steps': { uk: 'Завдання', ru: 'Задания', en: 'Tasks' },
  'activities.shared': {
    uk: 'Хто виконає все, порівну поділить {amount}.',
    ru: 'Кто выполнит всё, поровну разделит {amount}.',
    en: 'Everybody who does it all shares {amount} equally.',
  },
  'activities.finishers': {
    uk: '{count, plural, =0 {Усе ще не виконав ніхто} one {Усе виконав # гравець} few {Усе виконали # гравці} many {Усе виконали # гравців} other {Усе виконали # гравця}}',
    ru: '{count, plural, =0 {Всё ещё не выполнил никто} one {Всё выполнил # игрок} few {Всё выполнили # игрока} many {Всё выполнили # игроков} other {Всё выполнили # игрока}}',
    en: '{count, plural, =0 {Nobody has done it all yet} one {# player has done it all} other {# players have done it all}}',
  },
  'activities.attempt': { uk: 'Спробувати за {cost}', ru: 'Попробовать за {cost}', en: 'Try for {cost}' },
  'activities.has': {
    uk: 'У вас {count, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}',
    ru: 'У вас {count, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
    en: 'You have {count, plural, one {# token} other {# tokens}}',
  },
  'activities.drawn': { uk: 'Вам випало: {prize}', ru: 'Вам выпало: {prize}', en: 'You got {prize}' },
  'activities.drawn.nothing': {
    uk: 'Цього разу порожньо.',
    ru: 'В этот раз пусто.',
    en: 'Nothing this time.',
  },
  'activities.rounds': {
    uk: 'Розігрується після кожного раунду на гроші зі ставкою від {stake}. Шанс не залежить від розміру ставки.',
    ru: 'Разыгрывается после каждого раунда на деньги со ставкой от {stake}. Шанс не зависит от размера ставки.',
    en: 'Drawn after every money round from a stake of {stake}. The chance doesn’t depend on the stake.',
  },
  'activities.check': { uk: 'Перевірити чесність', ru: 'Проверить честность', en: 'Check the fairness' },
  'activities.rules': { uk: 'Правила', ru: 'Правила', en: 'Rules' },
  'activities.funded': {
    uk: 'Усі призи відкладено ще до початку. Що не роздано до завершення, повертається до казино.',
    ru: 'Все призы отложены ещё до начала. Что не роздано до завершения, возвращается в казино.',
    en: 'Every prize was set aside before the start. What isn’t given by the end goes back to the house.',
  },
  'activities.guest': {
    uk: 'Зареєструйтеся, щоб узяти участь.',
    ru: 'Зарегистрируйтесь, чтобы принять участие.',
    en: 'Register to take part.',
  },
  'activities.register': { uk: 'Зареєструватися', ru: 'Зарегистрироваться', en: 'Register' },
  'activities.join': { uk: 'Взяти участь', ru: 'Принять участие', en: 'Take part' },
  'activities.joined': { uk: 'Ви берете участь', ru: 'Вы участвуете', en: 'You’re in' },
})
