import { defineTexts } from '#kernel/i18n/texts.ts'

/** What playing may have to say. Codes of refusals are keys. */
export const texts = defineTexts({
  'game-unknown': {
    uk: 'Такої гри немає. Оберіть іншу зі списку ігор.',
    ru: 'Такой игры нет. Выберите другую из списка игр.',
    en: 'There is no such game. Choose another one from the list of games.',
  },
  'game-closed': { uk: '{message}', ru: '{message}', en: '{message}' },
  'game-session-ended': {
    uk: 'Сеанс гри завершився. Відкрийте гру ще раз: усі раунди збережено в історії.',
    ru: 'Сеанс игры завершился. Откройте игру ещё раз: все раунды сохранены в истории.',
    en: 'The game session has ended. Open the game again: every round is kept in your history.',
  },
  'stake-below-minimum': {
    uk: 'Ставка менша за мінімальну. Найменша ставка — {least}.',
    ru: 'Ставка меньше минимальной. Наименьшая ставка — {least}.',
    en: 'The stake is below the minimum. The smallest stake is {least}.',
  },
  'stake-above-maximum': {
    uk: 'Ставка більша за максимальну. Найбільша ставка — {most}.',
    ru: 'Ставка больше максимальной. Наибольшая ставка — {most}.',
    en: 'The stake is above the maximum. The largest stake is {most}.',
  },
  'stake-off-grid': {
    uk: 'Такої ставки в цій грі немає. Оберіть одну із запропонованих.',
    ru: 'Такой ставки в этой игре нет. Выберите одну из предложенных.',
    en: 'This game has no such stake. Choose one of those offered.',
  },
  'bet-impossible': {
    uk: 'Такої ставки на столі немає. Поставте фішку на поле столу.',
    ru: 'Такой ставки на столе нет. Поставьте фишку на поле стола.',
    en: 'There is no such bet on the table. Put the chip on a field of the layout.',
  },
  'choice-impossible': {
    uk: 'Такого вибору в цій грі немає. Оберіть один із запропонованих.',
    ru: 'Такого выбора в этой игре нет. Выберите один из предложенных.',
    en: 'This game has no such choice. Pick one of those offered.',
  },
  'too-many-refused': {
    uk: 'Забагато відхилених ставок поспіль. Спробуйте ще раз через {retry_after_s, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}.',
    ru: 'Слишком много отклонённых ставок подряд. Попробуйте ещё раз через {retry_after_s, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
    en: 'Too many refused bets in a row. Try again in {retry_after_s, plural, one {# second} other {# seconds}}.',
  },
  'round-open': {
    uk: 'У цій грі у вас є незавершений раунд. Спершу завершіть його.',
    ru: 'В этой игре у вас есть незавершённый раунд. Сначала завершите его.',
    en: 'You have an unfinished round in this game. Finish it first.',
  },
  'round-over': {
    uk: 'Цей раунд уже завершено. Показуємо, чим він закінчився.',
    ru: 'Этот раунд уже завершён. Показываем, чем он закончился.',
    en: 'This round is already over. Here is how it ended.',
  },
  'step-too-late': {
    uk: 'Час на цей раунд вийшов. Він завершиться за правилами гри, а виграш зарахується сам.',
    ru: 'Время на этот раунд вышло. Он завершится по правилам игры, а выигрыш зачислится сам.',
    en: 'The time for this round is over. It ends by the rules of the game, and what it brings is paid without you.',
  },
  'step-out-of-order': {
    uk: 'Раунд уже пішов далі, мабуть в іншому вікні. Показуємо, як він стоїть зараз.',
    ru: 'Раунд уже ушёл дальше, вероятно в другом окне. Показываем, как он стоит сейчас.',
    en: 'The round has already moved on, probably in another window. Here is how it stands now.',
  },
  'step-impossible': {
    uk: 'Зараз так зробити не можна. Оберіть одну із запропонованих дій.',
    ru: 'Сейчас так сделать нельзя. Выберите одно из предложенных действий.',
    en: 'That is not possible now. Choose one of the actions offered.',
  },
  'rounds-open': {
    uk: 'У вас є незавершений раунд. Завершіть його в грі. Інакше він завершиться сам через {hours, plural, one {# годину} few {# години} many {# годин} other {# години}} після початку, тоді повторіть.',
    ru: 'У вас есть незавершённый раунд. Завершите его в игре. Иначе он завершится сам через {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} после начала, затем повторите.',
    en: 'You have an unfinished round. Finish it in the game. Otherwise it ends by itself {hours, plural, one {# hour} other {# hours}} after its start; then try again.',
  },
  'round-unknown': {
    uk: 'Такого раунду немає у вашій історії. Перевірте номер.',
    ru: 'Такого раунда нет в вашей истории. Проверьте номер.',
    en: 'There is no such round in your history. Check its number.',
  },
  'seeds-moved-on': {
    uk: 'Сіди вже змінилися в іншій вкладці. Перегляньте нові й повторіть.',
    ru: 'Сиды уже изменились в другой вкладке. Посмотрите новые и повторите.',
    en: 'The seeds have already changed in another tab. Look at the new ones and try again.',
  },
})
