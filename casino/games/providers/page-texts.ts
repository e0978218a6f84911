import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the page of a studio's game says. */
export const pageTexts = defineTexts({
  'studio-game.by': { uk: 'Гра студії {studio}', ru: 'Игра студии {studio}', en: 'A game by {studio}' },
  'studio-game.play': { uk: 'Грати', ru: 'Играть', en: 'Play' },
  'studio-game.playing': { uk: 'Гра {title}', ru: 'Игра {title}', en: 'The game {title}' },
  'studio-game.opening': { uk: 'Відкриваємо гру…', ru: 'Открываем игру…', en: 'Opening the game…' },
  'studio-game.session': { uk: 'Час гри та результат', ru: 'Время игры и результат', en: 'Time and result' },
  'studio-game.bonus-balance': { uk: 'Бонусний баланс', ru: 'Бонусный баланс', en: 'Bonus balance' },
  'studio-game.deposit': { uk: 'Поповнити', ru: 'Пополнить', en: 'Deposit' },
  'studio-game.balance': { uk: 'Баланс', ru: 'Баланс', en: 'Balance' },
  'studio-game.rtp': { uk: 'Повертає', ru: 'Возвращает', en: 'Returns' },
  'studio-game.max-win': { uk: 'Найбільший виграш', ru: 'Наибольший выигрыш', en: 'Largest win' },
  'studio-game.max-win-value': { uk: '×{multiple} до ставки', ru: '×{multiple} к ставке', en: '×{multiple} the stake' },
  'studio-game.volatility': { uk: 'Мінливість', ru: 'Волатильность', en: 'Volatility' },
  'studio-game.volatility.low': { uk: 'низька', ru: 'низкая', en: 'low' },
  'studio-game.volatility.medium': { uk: 'середня', ru: 'средняя', en: 'medium' },
  'studio-game.volatility.high': { uk: 'висока', ru: 'высокая', en: 'high' },
  'studio-game.dealt-heading': { uk: 'Хто роздає', ru: 'Кто раздаёт', en: 'Who deals' },
  'studio-game.dealt': {
    uk: 'Випадковість у цій грі робить студія {studio}, не ми: перевірити раунд на сторінці «Чесність» не можна. Ставки, виграші, ліміти й перерви — наші, як у кожній грі тут.',
    ru: 'Случайность в этой игре создаёт студия {studio}, не мы: проверить раунд на странице «Честность» нельзя. Ставки, выигрыши, лимиты и перерывы — наши, как в каждой игре здесь.',
    en: 'Chance in this game is made by {studio}, not by us: its rounds cannot be checked on the Fairness page. Stakes, wins, limits and breaks are ours, as in every game here.',
  },
  'studio-game.money-only': {
    uk: 'У цю гру грають лише на гроші.',
    ru: 'В эту игру играют только на деньги.',
    en: 'This game is played for money alone.',
  },
  'studio-game.sign-in': { uk: 'Увійти й грати', ru: 'Войти и играть', en: 'Sign in to play' },
  'studio-game.failed': { uk: 'Гру не відкрито', ru: 'Игра не открылась', en: 'The game did not open' },
  'studio-game.late': {
    uk: 'Гра студії не завантажилася. Перевірте з’єднання й спробуйте ще раз; нічого не поставлено.',
    ru: 'Игра студии не загрузилась. Проверьте соединение и попробуйте ещё раз; ничего не поставлено.',
    en: 'The game did not load. Check your connection and try again; nothing was staked.',
  },
  'studio-game.again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },
  'studio-game.closed': { uk: 'Гру закрито', ru: 'Игра закрыта', en: 'The game is closed' },
  'studio-game.to-lobby': { uk: 'До всіх ігор', ru: 'Ко всем играм', en: 'All games' },
})
