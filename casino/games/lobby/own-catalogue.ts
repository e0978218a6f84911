import type { Text } from '#kernel/i18n/texts.ts'

/** What the lobby says of the house's own games and the engines do not know. Titles and figures come from the engines. */
export interface OwnGame {
  readonly categories: readonly CategorySlug[]
  readonly themes: readonly ThemeSlug[]
  /** Words beyond title, theme and category by which people look for it; any language, any alphabet. */
  readonly keywords: readonly string[]
  readonly promotions: readonly PromotionSlug[]
  readonly released_at: string
}

export const ownProvider = { slug: 'openhouse', name: 'Openhouse' } as const

/** Numbers are the ids of the calls: never reuse one. */
export const categories = {
  slots: { id: 1, title: { uk: 'Слоти', ru: 'Слоты', en: 'Slots' } },
  tables: { id: 2, title: { uk: 'Настільні ігри', ru: 'Настольные игры', en: 'Table games' } },
  'free-spins': { id: 3, title: { uk: 'З фріспінами', ru: 'С фриспинами', en: 'With free spins' } },
} as const satisfies Record<string, { readonly id: number; readonly title: Text }>
export type CategorySlug = keyof typeof categories

export const themes = {
  fruit: { uk: 'Фрукти', ru: 'Фрукты', en: 'Fruit' },
  village: { uk: 'Село', ru: 'Деревня', en: 'Village' },
  carpathians: { uk: 'Карпати', ru: 'Карпаты', en: 'Carpathians' },
  animals: { uk: 'Звірі', ru: 'Звери', en: 'Animals' },
  night: { uk: 'Ніч', ru: 'Ночь', en: 'Night' },
  cossacks: { uk: 'Козаки', ru: 'Казаки', en: 'Cossacks' },
  adventure: { uk: 'Пригоди', ru: 'Приключения', en: 'Adventure' },
  classic: { uk: 'Класика', ru: 'Классика', en: 'Classic' },
} as const satisfies Record<string, Text>
export type ThemeSlug = keyof typeof themes

export const promotions = {
  'calm-evening': {
    id: 1,
    title: { uk: 'Спокійний вечір', ru: 'Спокойный вечер', en: 'A calm evening' },
    text: {
      uk: 'Ігри з меншим розмахом: найбільші виграші скромніші, зате баланс рухається плавніше.',
      ru: 'Игры с меньшим размахом: крупнейшие выигрыши скромнее, зато баланс движется плавнее.',
      en: 'Games with a smaller swing: the largest wins are modest, and the balance moves more gently.',
    },
  },
  'long-journey': {
    id: 2,
    title: { uk: 'Далека дорога', ru: 'Дальняя дорога', en: 'The long journey' },
    text: {
      uk: 'Слоти з фріспінами: розмах більший, а найбільші виграші ховаються в бонусній грі.',
      ru: 'Слоты с фриспинами: размах больше, а самые крупные выигрыши прячутся в бонусной игре.',
      en: 'Slots with free spins: a wider swing, and the largest wins hide in the bonus game.',
    },
  },
} as const satisfies Record<string, { readonly id: number; readonly title: Text; readonly text: Text }>
export type PromotionSlug = keyof typeof promotions

/** By slug, in the house's own order. */
export const ownGames: Readonly<Record<string, OwnGame>> = {
  'golden-orchard': {
    categories: ['slots'],
    themes: ['fruit', 'village', 'classic'],
    keywords: ['сад', 'фрукти', 'бджола', 'пчела', 'bee', 'соняшник', 'sunflower', 'вишня', 'cherry', 'полтава'],
    promotions: ['calm-evening'],
    released_at: '2026-10-09T09:00:00Z',
  },
  'carpathian-nights': {
    categories: ['slots', 'free-spins'],
    themes: ['carpathians', 'animals', 'night'],
    keywords: ['гори', 'горы', 'mountains', 'вовк', 'волк', 'wolf', 'ведмідь', 'медведь', 'bear', 'місяць', 'луна', 'moon', 'ватра'],
    promotions: ['long-journey'],
    released_at: '2026-11-03T09:00:00Z',
  },
  'cossack-treasure': {
    categories: ['slots', 'free-spins'],
    themes: ['cossacks', 'adventure'],
    keywords: ['козак', 'казак', 'kozak', 'скриня', 'сундук', 'chest', 'шаблі', 'сабли', 'sabres', 'чайка', 'дніпро', 'днепр', 'dnipro'],
    promotions: ['long-journey'],
    released_at: '2026-11-20T09:00:00Z',
  },
  'european-roulette': {
    categories: ['tables'],
    themes: ['classic'],
    keywords: ['рулетка', 'roulette', 'колесо', 'wheel', 'стіл', 'стол', 'table'],
    promotions: ['calm-evening'],
    released_at: '2026-10-23T09:00:00Z',
  },
}
