import type { PageDeclaration } from '#kernel/slice.ts'

const description = {
  uk: 'Живі матчі восьми видів спорту, коефіцієнти, таблиці й результати. Кожен змодельований матч можна перевірити після фінального свистка.',
  ru: 'Живые матчи восьми видов спорта, коэффициенты, таблицы и результаты. Каждый смоделированный матч можно проверить после финального свистка.',
  en: 'Live matches in eight sports, odds, tables and results. Every simulated match can be checked after the final whistle.',
} as const

export const pages: readonly PageDeclaration[] = [
  {
    name: 'sport',
    path: '/sport/',
    title: { uk: 'Спорт — {brand}', ru: 'Спорт — {brand}', en: 'Sport — {brand}' },
    description,
    components: [{ type: 'sport-home', essential: true }],
  },
  {
    name: 'sport-live',
    path: '/sport/live/',
    title: { uk: 'Матчі наживо — {brand}', ru: 'Матчи в прямом эфире — {brand}', en: 'Live matches — {brand}' },
    description,
    components: [{ type: 'sport-live', essential: true }],
  },
  {
    name: 'sport-results',
    path: '/sport/results/',
    title: { uk: 'Результати матчів — {brand}', ru: 'Результаты матчей — {brand}', en: 'Results — {brand}' },
    description,
    components: [{ type: 'sport-results', essential: true }],
  },
  {
    name: 'sport-results-of',
    path: '/sport/results/:sport/',
    title: {
      uk: '{subject}: результати матчів — {brand}',
      ru: '{subject}: результаты матчей — {brand}',
      en: '{subject}: results — {brand}',
    },
    description,
    components: [{ type: 'sport-results', essential: true }],
  },
  {
    name: 'sport-search',
    path: '/sport/search/',
    title: { uk: 'Пошук матчів — {brand}', ru: 'Поиск матчей — {brand}', en: 'Find a match — {brand}' },
    description,
    components: [{ type: 'sport-navigation', essential: true }],
  },
  {
    name: 'sport-favourites',
    path: '/sport/favourites/',
    title: { uk: 'Обрані матчі — {brand}', ru: 'Избранные матчи — {brand}', en: 'Favourite matches — {brand}' },
    description,
    components: [{ type: 'sport-navigation', essential: true }],
  },
  {
    name: 'sport-tournament',
    path: '/sport/tournament/:id/',
    title: {
      uk: '{subject}: таблиця й матчі — {brand}',
      ru: '{subject}: таблица и матчи — {brand}',
      en: '{subject}: table and matches — {brand}',
    },
    description,
    components: [{ type: 'sport-tournament', essential: true }],
  },
  {
    name: 'sport-event',
    path: '/sport/event/:id/',
    title: { uk: '{subject}: коефіцієнти — {brand}', ru: '{subject}: коэффициенты — {brand}', en: '{subject}: odds — {brand}' },
    description,
    components: [{ type: 'sport-event', essential: true }],
  },
  {
    name: 'sport-list',
    path: '/sport/:sport/',
    title: {
      uk: '{subject}: матчі й коефіцієнти — {brand}',
      ru: '{subject}: матчи и коэффициенты — {brand}',
      en: '{subject}: matches and odds — {brand}',
    },
    description,
    components: [{ type: 'sport-list', essential: true }],
  },
]
