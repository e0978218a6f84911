import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'tower.level': { uk: 'Шлях', ru: 'Путь', en: 'Path' },
  'tower.easy': { uk: 'Легкий', ru: 'Лёгкий', en: 'Easy' },
  'tower.medium': { uk: 'Середній', ru: 'Средний', en: 'Medium' },
  'tower.hard': { uk: 'Важкий', ru: 'Трудный', en: 'Hard' },
  'tower.bold': { uk: 'Зухвалий', ru: 'Дерзкий', en: 'Bold' },
  'tower.tower': { uk: 'Вежа, поверх за поверхом', ru: 'Башня, этаж за этажом', en: 'The tower, floor by floor' },
  'tower.door': { uk: 'Поверх {floor}, двері {door}', ru: 'Этаж {floor}, дверь {door}', en: 'Floor {floor}, door {door}' },
  'tower.stairs': {
    uk: 'Поверх {floor}, двері {door}: сходи',
    ru: 'Этаж {floor}, дверь {door}: лестница',
    en: 'Floor {floor}, door {door}: stairs',
  },
  'tower.owl': {
    uk: 'Поверх {floor}, двері {door}: сова',
    ru: 'Этаж {floor}, дверь {door}: сова',
    en: 'Floor {floor}, door {door}: an owl',
  },
  'tower.floor': { uk: 'Поверх {floor}', ru: 'Этаж {floor}', en: 'Floor {floor}' },
  'tower.told.stopped': {
    uk: 'Поверхів пройдено: {count}',
    ru: 'Этажей пройдено: {count}',
    en: '{count, plural, one {# floor} other {# floors}} climbed',
  },
  'tower.told.trapped': { uk: 'Сова всіх розбудила', ru: 'Сова всех разбудила', en: 'The owl woke everybody' },
  'tower.play': {
    uk: '{level}, поверхів {count}',
    ru: '{level}, этажей {count}',
    en: '{level}, {count, plural, one {# floor} other {# floors}}',
  },
  'tower.rules.how': {
    uk: 'У вежі вісім поверхів. На кожному оберіть двері: за сходами ціна росте, за дверима із совою раунд завершується без виграшу. Легкий шлях: 4 двері, за одними сова. Середній: 3 двері, за одними сова. Важкий: 2 двері, за одними сова. Зухвалий: 3 двері, сходи лише за одними. Забрати ціну можна після кожного поверху.',
    ru: 'В башне восемь этажей. На каждом выберите дверь: за лестницей цена растёт, за дверью с совой раунд завершается без выигрыша. Лёгкий путь: 4 двери, за одной сова. Средний: 3 двери, за одной сова. Трудный: 2 двери, за одной сова. Дерзкий: 3 двери, лестница только за одной. Забрать цену можно после каждого этажа.',
    en: 'The tower has eight floors. Choose a door on each: behind stairs the price grows, behind the owl the round ends without a win. Easy: 4 doors, an owl behind one. Medium: 3 doors, an owl behind one. Hard: 2 doors, an owl behind one. Bold: 3 doors, stairs behind one alone. You can take the price after every floor.',
  },
})
