import { defineTexts } from '#kernel/i18n/texts.ts'

/** What stands around every table of dice and cards. */
export const texts = defineTexts({
  'table.chip': { uk: 'Фішка', ru: 'Фишка', en: 'Chip' },
  'table.undo': { uk: 'Назад', ru: 'Назад', en: 'Undo' },
  'table.clear': { uk: 'Прибрати все', ru: 'Убрать всё', en: 'Clear' },
  'table.again': { uk: 'Ті самі', ru: 'Те же', en: 'Same again' },
  'table.place': { uk: '{name}, {pays}', ru: '{name}, {pays}', en: '{name}, {pays}' },
  'table.place-with': { uk: '{name}, {pays}, лежить {sum}', ru: '{name}, {pays}, лежит {sum}', en: '{name}, {pays}, {sum} on it' },
  'table.pays': { uk: '{odds} до 1', ru: '{odds} к 1', en: '{odds} to 1' },
  'table.bet': { uk: 'Ставка', ru: 'Ставка', en: 'Bet' },
  'table.rules.pays': { uk: 'Платить', ru: 'Платит', en: 'Pays' },
  'table.rules.chance': { uk: 'Шанс', ru: 'Шанс', en: 'Chance' },
  'table.rules.returns': { uk: 'RTP', ru: 'RTP', en: 'RTP' },
  'table.rules.figures': {
    uk: 'Шанс — як часто ставка повертає хоч щось. Кілька ставок в одному раунді рахуються окремо.',
    ru: 'Шанс — как часто ставка возвращает хоть что-то. Несколько ставок в одном раунде считаются отдельно.',
    en: 'The chance is how often a bet returns anything. Several bets of one round are counted apart.',
  },
})
