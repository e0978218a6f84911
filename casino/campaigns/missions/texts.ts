import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'missions-closed': { uk: 'Час цього завдання минув.', ru: 'Время этого задания прошло.', en: 'The time for this task is over.' },
  'missions-not-joined': {
    uk: 'Спершу візьміть участь.',
    ru: 'Сначала примите участие.',
    en: 'Take part first.',
  },
  'missions-not-done': {
    uk: 'Це завдання ще не виконано.',
    ru: 'Это задание ещё не выполнено.',
    en: 'This task isn’t done yet.',
  },
  'missions-own-way': {
    uk: 'Цю нагороду забирають на сторінці самої події.',
    ru: 'Эту награду забирают на странице самого события.',
    en: 'This reward is taken on the page of its own event.',
  },
  'missions-given-out': {
    uk: 'Усі нагороди за це завдання вже роздано.',
    ru: 'Все награды за это задание уже розданы.',
    en: 'Every reward for this task has been given out.',
  },
  'missions-play-closed': {
    uk: 'Гра для вас зараз закрита, тому нагород ви не отримуєте.',
    ru: 'Игра для вас сейчас закрыта, поэтому наград вы не получаете.',
    en: 'You can’t play at the moment, so you don’t get rewards.',
  },
  'missions.goal.rounds': {
    uk: '{count, plural, one {# раунд} few {# раунди} many {# раундів} other {# раунду}} зі ставкою від {stake}',
    ru: '{count, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}} со ставкой от {stake}',
    en: '{count, plural, one {# round} other {# rounds}} from a stake of {stake}',
  },
  'missions.goal.wins': {
    uk: '{count, plural, one {# виграш} few {# виграші} many {# виграшів} other {# виграшу}}, більші за ставку (ставка від {stake})',
    ru: '{count, plural, one {# выигрыш} few {# выигрыша} many {# выигрышей} other {# выигрыша}} больше ставки (ставка от {stake})',
    en: '{count, plural, one {# win} other {# wins}} above the stake (stakes from {stake})',
  },
  'missions.goal.multiples': {
    uk: '{count, plural, one {# виграш} few {# виграші} many {# виграшів} other {# виграшу}} від ×{multiple}, ставка від {stake}',
    ru: '{count, plural, one {# выигрыш} few {# выигрыша} many {# выигрышей} other {# выигрыша}} от ×{multiple}, ставка от {stake}',
    en: '{count, plural, one {# win} other {# wins}} of ×{multiple} or more, from a stake of {stake}',
  },
  'missions.goal.deposits': {
    uk: '{count, plural, one {# поповнення} few {# поповнення} many {# поповнень} other {# поповнення}} від {stake}',
    ru: '{count, plural, one {# пополнение} few {# пополнения} many {# пополнений} other {# пополнения}} от {stake}',
    en: '{count, plural, one {# deposit} other {# deposits}} of {stake} or more',
  },
  'missions.goal.bets': {
    uk: '{count, plural, one {# розрахована ставка} few {# розраховані ставки} many {# розрахованих ставок} other {# розрахованої ставки}} на спорт від {stake} з коефіцієнтом від {odds}',
    ru: '{count, plural, one {# рассчитанная ставка} few {# рассчитанные ставки} many {# рассчитанных ставок} other {# рассчитанной ставки}} на спорт от {stake} с коэффициентом от {odds}',
    en: '{count, plural, one {# settled sport bet} other {# settled sport bets}} from a stake of {stake} at odds of {odds} or more',
  },
  'missions.goal.contact': {
    uk: 'Підтверджений e-mail або номер телефону',
    ru: 'Подтверждённый e-mail или номер телефона',
    en: 'A confirmed email or phone number',
  },
  'missions.boost': {
    uk: '{minutes, plural, =0 {×{factor}} one {×{factor} на # хвилину} few {×{factor} на # хвилини} many {×{factor} на # хвилин} other {×{factor} на # хвилини}}',
    ru: '{minutes, plural, =0 {×{factor}} one {×{factor} на # минуту} few {×{factor} на # минуты} many {×{factor} на # минут} other {×{factor} на # минуты}}',
    en: '{minutes, plural, =0 {×{factor}} one {×{factor} for # minute} other {×{factor} for # minutes}}',
  },
  'missions.goal.points': {
    uk: 'Набрати {count, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
    ru: 'Набрать {count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
    en: 'Get {count, plural, one {# point} other {# points}}',
  },
  'missions.goal.days': {
    uk: '{count, plural, one {# день} few {# різні дні} many {# різних днів} other {# різного дня}}, коли ви заходили на сайт',
    ru: '{count, plural, one {# день} few {# разных дня} many {# разных дней} other {# разного дня}}, когда вы заходили на сайт',
    en: '{count, plural, one {# day} other {# different days}} on which you visited the site',
  },
  'missions.goal.steps': {
    uk: 'Виконати {count, plural, one {# завдання} few {# завдання} many {# завдань} other {# завдання}}',
    ru: 'Выполнить {count, plural, one {# задание} few {# задания} many {# заданий} other {# задания}}',
    en: 'Do {count, plural, one {# task} other {# tasks}}',
  },
  'missions.progress': { uk: '{count} з {needed}', ru: '{count} из {needed}', en: '{count} of {needed}' },
  'missions.from': { uk: 'з {at}', ru: 'с {at}', en: 'from {at}' },
  'missions.until': { uk: 'до {at}', ru: 'до {at}', en: 'until {at}' },
  'missions.claim': { uk: 'Забрати: {reward}', ru: 'Забрать: {reward}', en: 'Take {reward}' },
  'missions.taken': { uk: 'Забрано', ru: 'Забрано', en: 'Taken' },
  'missions.not-taken': { uk: 'Не забрано, час минув', ru: 'Не забрано, время прошло', en: 'Not taken in time' },
  'missions.left': {
    uk: '{count, plural, one {Залишилася # нагорода} few {Залишилося # нагороди} many {Залишилося # нагород} other {Залишилося # нагороди}}',
    ru: '{count, plural, one {Осталась # награда} few {Осталось # награды} many {Осталось # наград} other {Осталось # награды}}',
    en: '{count, plural, one {# reward} other {# rewards}} left',
  },
  'missions.out': { uk: 'Усе роздано', ru: 'Всё роздано', en: 'All given out' },
  'missions.notice': {
    uk: '«{track}»: виконано «{step}»',
    ru: '«{track}»: выполнено «{step}»',
    en: '“{track}”: “{step}” is done',
  },
  'missions.state.soon': { uk: 'Незабаром', ru: 'Скоро', en: 'Soon' },
  'missions.state.locked': { uk: 'Після попереднього', ru: 'После предыдущего', en: 'After the one before' },
  'missions.state.open': { uk: 'Триває', ru: 'Идёт', en: 'Open' },
  'missions.state.done': { uk: 'Виконано', ru: 'Выполнено', en: 'Done' },
  'missions.state.missed': { uk: 'Пропущено', ru: 'Пропущено', en: 'Missed' },
  'missions.state.off': { uk: 'Не відбулося', ru: 'Не состоялось', en: 'Didn’t take place' },
})
