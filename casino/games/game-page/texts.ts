import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'game-page-unknown': {
    uk: 'Такої гри в нас немає. Можливо, її прибрали. Подивіться інші ігри.',
    ru: 'Такой игры у нас нет. Возможно, её убрали. Посмотрите другие игры.',
    en: 'We have no such game. It may have been removed. Have a look at the others.',
  },
  'game-page.play': { uk: 'Грати', ru: 'Играть', en: 'Play' },
  'game-page.demo': { uk: 'Спробувати демо', ru: 'Попробовать демо', en: 'Try the demo' },
  'game-page.likes': {
    uk: '{count, plural, =0 {Поки ніхто не вподобав} one {Подобається # гравцеві} other {Подобається # гравцям}}',
    ru: '{count, plural, =0 {Пока никто не отметил} one {Нравится # игроку} other {Нравится # игрокам}}',
    en: '{count, plural, =0 {Nobody has liked it yet} one {# player likes it} other {# players like it}}',
  },
  'game-page.figures': { uk: 'Точні цифри', ru: 'Точные цифры', en: 'Exact figures' },
  'game-page.rtp': { uk: 'Повернення (RTP)', ru: 'Возврат (RTP)', en: 'Return (RTP)' },
  'game-page.hit-rate': { uk: 'Раунди з виплатою', ru: 'Раунды с выплатой', en: 'Rounds that pay' },
  'game-page.volatility': { uk: 'Волатильність', ru: 'Волатильность', en: 'Volatility' },
  'game-page.volatility.low': { uk: 'низька', ru: 'низкая', en: 'low' },
  'game-page.volatility.medium': { uk: 'середня', ru: 'средняя', en: 'medium' },
  'game-page.volatility.high': { uk: 'висока', ru: 'высокая', en: 'high' },
  'game-page.max': { uk: 'Найбільша виплата', ru: 'Самая большая выплата', en: 'Largest payout' },
  'game-page.stakes': { uk: '×{count} ставки', ru: '×{count} ставки', en: '{count}× the stake' },
  'game-page.deviation': { uk: 'Відхилення на одиницю ставки', ru: 'Отклонение на единицу ставки', en: 'Deviation per unit of stake' },
  'game-page.from-to': { uk: '{from} – {to}', ru: '{from} – {to}', en: '{from} – {to}' },
  'game-page.exact': { uk: 'RTP як точний дріб', ru: 'RTP как точная дробь', en: 'The RTP as an exact fraction' },
  'game-page.figures-text': {
    uk: 'Пораховано точно, перебором усіх можливих результатів, а не виміряно. RTP — середнє за дуже багато раундів: окремий вечір може скінчитися інакше.',
    ru: 'Посчитано точно, перебором всех возможных результатов, а не измерено. RTP — среднее за очень много раундов: отдельный вечер может закончиться иначе.',
    en: 'Computed exactly from every possible outcome, not measured. RTP is an average over very many rounds: a single evening can end differently.',
  },
  'game-page.by-choice': {
    uk: 'Цифри залежать від вашого вибору: у грі вони показані для кожного.',
    ru: 'Цифры зависят от вашего выбора: в игре они показаны для каждого.',
    en: 'The figures depend on what you choose: the game shows them for every choice.',
  },
  'game-page.verify': { uk: 'Перевірити раунд', ru: 'Проверить раунд', en: 'Verify a round' },
  'game-page.rules': { uk: 'Правила', ru: 'Правила', en: 'Rules' },
  'game-page.paytable': { uk: 'Таблиця виплат, у ставках', ru: 'Таблица выплат, в ставках', en: 'Paytable, in stakes' },
  'game-page.symbol': { uk: 'Символ', ru: 'Символ', en: 'Symbol' },
  'game-page.pays': { uk: '{count} → ×{multiple}', ru: '{count} → ×{multiple}', en: '{count} → {multiple}×' },
  'game-page.rules-inside': {
    uk: 'Усі правила й виплати — у самій грі, за кнопкою «Правила». Демо відкривається без реєстрації.',
    ru: 'Все правила и выплаты — в самой игре, за кнопкой «Правила». Демо открывается без регистрации.',
    en: 'All rules and payouts are in the game itself, behind “Rules”. The demo opens without an account.',
  },
  'game-page.all-games': { uk: 'Усі ігри', ru: 'Все игры', en: 'All games' },
})
