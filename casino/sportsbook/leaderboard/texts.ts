import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-leaders.heading': { uk: 'Лідери тижня', ru: 'Лидеры недели', en: 'Leaders of the week' },
  'sport-leaders.rule': {
    uk: 'Місце визначає найкраща виграшна ставка тижня: скільки вона виплатила на одиницю суми. Розмір і кількість ставок нічого не змінюють, призів немає. Тиждень починається в понеділок за Києвом.',
    ru: 'Место определяет лучшая выигрышная ставка недели: сколько она выплатила на единицу суммы. Размер и число ставок ничего не меняют, призов нет. Неделя начинается в понедельник по Киеву.',
    en: 'Your place is set by your best winning bet of the week: what it paid for each unit staked. The size and number of bets change nothing, and there are no prizes. The week begins on Monday, Kyiv time.',
  },
  'sport-leaders.place': { uk: 'Місце', ru: 'Место', en: 'Place' },
  'sport-leaders.player': { uk: 'Гравець', ru: 'Игрок', en: 'Player' },
  'sport-leaders.bet': { uk: 'Ставка', ru: 'Ставка', en: 'Bet' },
  'sport-leaders.coefficient': { uk: 'Коефіцієнт', ru: 'Коэффициент', en: 'Odds' },
  'sport-leaders.single': { uk: 'Ординар', ru: 'Ординар', en: 'Single' },
  'sport-leaders.multi': { uk: 'Експрес', ru: 'Экспресс', en: 'Accumulator' },
  'sport-leaders.system': { uk: 'Система', ru: 'Система', en: 'System' },
  'sport-leaders.builder': { uk: 'Конструктор', ru: 'Конструктор', en: 'Bet builder' },
  'sport-leaders.none': {
    uk: 'Цього тижня ще ніхто не виграв',
    ru: 'На этой неделе ещё никто не выиграл',
    en: 'Nobody has won this week yet',
  },
  'sport-leaders.to-sport': { uk: 'До всіх матчів', ru: 'Ко всем матчам', en: 'See all matches' },
  'sport-leaders.none-text': {
    uk: 'Таблиця наповниться, щойно зіграють перші ставки.',
    ru: 'Таблица наполнится, как только сыграют первые ставки.',
    en: 'The table fills up once the first bets have won.',
  },
})
