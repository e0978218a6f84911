import { defineTexts } from '#kernel/i18n/texts.ts'

/** What stands around every game of steps. It travels with the game's document, whose texts are its own. */
export const texts = defineTexts({
  'steps.ready': { uk: 'Зробіть ставку й почніть', ru: 'Сделайте ставку и начните', en: 'Place your stake and begin' },
  'steps.waiting': { uk: 'Хвилинку', ru: 'Минутку', en: 'One moment' },
  'steps.resumed': { uk: 'Повертаємося до вашого раунду', ru: 'Возвращаемся к вашему раунду', en: 'Back to your round' },
  'steps.stop': { uk: 'Забрати {sum}', ru: 'Забрать {sum}', en: 'Take {sum}' },
  'steps.next': { uk: 'Зараз {price}, далі {next}', ru: 'Сейчас {price}, дальше {next}', en: 'Now {price}, next {next}' },
  'steps.first': { uk: 'Наступний крок: {next}', ru: 'Следующий шаг: {next}', en: 'Next step: {next}' },
  'steps.till': {
    uk: 'Раунд чекає до {till}. Потім він завершиться за правилами.',
    ru: 'Раунд ждёт до {till}. Потом он завершится по правилам.',
    en: 'The round waits until {till}. Then it ends by the rules.',
  },
  'steps.hint': { uk: 'Підказка', ru: 'Подсказка', en: 'Hint' },
  'steps.left': {
    uk: 'Раунд не розпочато, ставку повернуто',
    ru: 'Раунд не начат, ставка возвращена',
    en: 'Nothing was dared: the stake came back',
  },
  'steps.rules.now': { uk: 'Що платить цей вибір', ru: 'Что платит этот выбор', en: 'What this choice pays' },
  'steps.rules.step': { uk: 'Крок', ru: 'Шаг', en: 'Step' },
  'steps.rules.reached': { uk: 'Шанс дійти', ru: 'Шанс дойти', en: 'Chance to get there' },
  'steps.rules.plays': { uk: 'Як можна грати й що це дає', ru: 'Как можно играть и что это даёт', en: 'Ways to play and what they give' },
  'steps.rules.play': { uk: 'Спосіб', ru: 'Способ', en: 'Way' },
  'steps.rules.price': {
    uk: 'Кожна ціна — 98 % справедливої: шанс дійти, помножений на множник. Сотих, що не діляться, не округлюємо вгору. Найбільший множник — {most}; крок, що платив би більше, не пропонується.',
    ru: 'Каждая цена — 98 % справедливой: шанс дойти, умноженный на множитель. Вверх ничего не округляется. Самый большой множитель — {most}; шаг, который платил бы больше, не предлагается.',
    en: 'Every price is 98% of the fair one: the chance to get there times the multiple. Nothing is rounded up. The highest multiple is {most}; a step that would pay more is not offered.',
  },
  'steps.rules.open': {
    uk: 'Усе сховане визначене ще до першого кроку й не змінюється. Раунд чекає на вас {hours} годин, на будь-якому пристрої. Якщо ви не повернетеся, він завершиться сам: {fallback}',
    ru: 'Всё скрытое определено ещё до первого шага и не меняется. Раунд ждёт вас {hours} часов, на любом устройстве. Если вы не вернётесь, он завершится сам: {fallback}',
    en: 'Everything hidden is fixed before the first step and does not change. The round waits for you for {hours} hours, on any device. If you do not come back, it ends by itself: {fallback}',
  },
  'steps.rules.fallback': {
    uk: 'ви отримаєте ціну, що була на екрані, а якщо жодного кроку не зроблено — ставку назад.',
    ru: 'вы получите цену, которая была на экране, а если ни одного шага не сделано — ставку назад.',
    en: 'you get the price that was in sight, or your stake back where no step was taken.',
  },
})
