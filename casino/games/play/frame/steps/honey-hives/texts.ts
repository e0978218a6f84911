import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'hives.bees': { uk: 'Злих роїв', ru: 'Злых роёв', en: 'Angry swarms' },
  'hives.field': { uk: 'Вулик {number}', ru: 'Улей {number}', en: 'Hive {number}' },
  'hives.honey': { uk: 'Вулик {number}: мед', ru: 'Улей {number}: мёд', en: 'Hive {number}: honey' },
  'hives.swarm': { uk: 'Вулик {number}: злі бджоли', ru: 'Улей {number}: злые пчёлы', en: 'Hive {number}: angry bees' },
  'hives.yard': { uk: 'Пасіка', ru: 'Пасека', en: 'The apiary' },
  'hives.any': { uk: 'Будь-який', ru: 'Любой', en: 'Any hive' },
  'hives.told.stopped': {
    uk: 'Меду зібрано: {count}',
    ru: 'Мёда собрано: {count}',
    en: 'Honey from {count, plural, one {# hive} other {# hives}}',
  },
  'hives.told.trapped': { uk: 'Злі бджоли', ru: 'Злые пчёлы', en: 'Angry bees' },
  'hives.choice': { uk: 'Роїв: {count}', ru: 'Роёв: {count}', en: '{count, plural, one {# swarm} other {# swarms}}' },
  'hives.play': { uk: 'Роїв {traps}, вуликів {opens}', ru: 'Роёв {traps}, ульев {opens}', en: '{traps} swarms, {opens} opened' },
  'hives.opened': { uk: '{count} з медом', ru: '{count} с мёдом', en: '{count} with honey' },
  'hives.rules.how': {
    uk: 'На пасіці 25 вуликів. Ви обираєте, у скількох з них злий рій: від 1 до 20. Відкривайте вулики по одному: з кожним медом ціна росте, і її можна забрати будь-коли. Злий рій завершує раунд без виграшу.',
    ru: 'На пасеке 25 ульев. Вы выбираете, в скольких из них злой рой: от 1 до 20. Открывайте ульи по одному: с каждым мёдом цена растёт, и её можно забрать в любой момент. Злой рой завершает раунд без выигрыша.',
    en: 'There are 25 hives in the apiary. You choose how many of them hold an angry swarm, from 1 to 20. Open hives one by one: with each one of honey the price grows, and you can take it at any time. A swarm ends the round without a win.',
  },
})
