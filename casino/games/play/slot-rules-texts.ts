import { defineTexts } from '#kernel/i18n/texts.ts'

/** The rules of slots, in the game's own document and on its page. */
export const texts = defineTexts({
  'slots.free-spins-count': {
    uk: '{count, plural, one {# фріспін} few {# фріспіни} other {# фріспінів}}',
    ru: '{count, plural, one {# фриспин} few {# фриспина} other {# фриспинов}}',
    en: '{count, plural, one {# free spin} other {# free spins}}',
  },
  'slots.pays.lines': {
    uk: 'Однакові символи поруч на лінії, починаючи з лівого барабана. Ліній — {count}, усі грають завжди. На кожній лінії платить найбільша комбінація.',
    ru: 'Одинаковые символы подряд на линии, начиная с левого барабана. Линий — {count}, все играют всегда. На каждой линии платит самая крупная комбинация.',
    en: 'Matching symbols next to each other on a line, starting from the leftmost reel. There are {count} lines and all of them always play. Each line pays its highest combination.',
  },
  'slots.pays.ways': {
    uk: 'Однакові символи на сусідніх барабанах, починаючи з лівого, у будь-якому рядку: {count, plural, one {# шлях} few {# шляхи} many {# шляхів} other {# шляху}}. Кожен шлях платить окремо.',
    ru: 'Одинаковые символы на соседних барабанах, начиная с левого, в любом ряду: {count, plural, one {# путь} few {# пути} many {# путей} other {# пути}}. Каждый путь платит отдельно.',
    en: 'Matching symbols on adjacent reels, starting from the leftmost, in any row: {count} ways. Each way pays separately.',
  },
  'slots.pays.wild': {
    uk: 'Символ «{name}» замінює будь-який інший, крім символу «{scatter}».',
    ru: 'Символ «{name}» заменяет любой другой, кроме символа «{scatter}».',
    en: 'The {name} symbol substitutes for any other except {scatter}.',
  },
  'slots.pays.wild-multiplies': {
    uk: 'Кожна участь у виграшній лінії множить її на {multiplier}.',
    ru: 'Каждое участие в выигрышной линии умножает её на {multiplier}.',
    en: 'Each one in a winning line multiplies it by {multiplier}.',
  },
  'slots.pays.wild-expands': {
    uk: 'У фріспінах закриває весь свій барабан.',
    ru: 'Во фриспинах закрывает весь свой барабан.',
    en: 'In free spins it covers its whole reel.',
  },
  'slots.pays.scatter': {
    uk: '{name}: платить у будь-якому місці ({pays}).',
    ru: '{name}: платит в любом месте ({pays}).',
    en: '{name}: pays anywhere ({pays}).',
  },
  'slots.pays.free-spins': {
    uk: '{name}: {awards}. Під час фріспінів можна дістати ще, разом до {most} за раунд.',
    ru: '{name}: {awards}. Во время фриспинов можно получить ещё, всего до {most} за раунд.',
    en: '{name}: {awards}. Free spins can bring more, up to {most} in a round.',
  },
  'slots.pays.multipliers': {
    uk: 'Множник фріспінів росте з кожним обертом: {multipliers}. Останній лишається до кінця.',
    ru: 'Множитель фриспинов растёт с каждым вращением: {multipliers}. Последний остаётся до конца.',
    en: 'The multiplier of free spins grows with each spin: {multipliers}. The last one stays to the end.',
  },
})
