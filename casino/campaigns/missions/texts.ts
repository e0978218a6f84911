import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'missions-closed': { uk: 'Час цього завдання минув.', ru: 'Время этого задания прошло.', en: 'The time for this task is over.' },
  'missions-not-done': {
    uk: 'Це завдання ще не виконано.',
    ru: 'Это задание ещё не выполнено.',
    en: 'This task isn’t done yet.',
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
  'missions.state.soon': { uk: 'Незабаром', ru: 'Скоро', en: 'Soon' },
  'missions.state.locked': { uk: 'Після попереднього', ru: 'После предыдущего', en: 'After the one before' },
  'missions.state.open': { uk: 'Триває', ru: 'Идёт', en: 'Open' },
  'missions.state.done': { uk: 'Виконано', ru: 'Выполнено', en: 'Done' },
  'missions.state.missed': { uk: 'Пропущено', ru: 'Пропущено', en: 'Missed' },
})
