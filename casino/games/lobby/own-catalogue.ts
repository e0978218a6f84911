import type { Text } from '#kernel/i18n/texts.ts'

/** What the lobby adds to the engines' data of our own games. Titles and figures come from the engines. */
export interface OwnGame {
  readonly categories: readonly CategorySlug[]
  readonly themes: readonly ThemeSlug[]
  /** Search terms besides title, theme and category, in any language, separated by ", ". */
  readonly keywords: string
  readonly promotions: readonly PromotionSlug[]
  readonly released_at: string
}

export const ownProvider = { slug: 'openhouse', name: 'Openhouse' } as const

/** Numbers are the ids of the calls: never reuse one. */
export const categories = {
  slots: { id: 1, title: { uk: 'Слоти', ru: 'Слоты', en: 'Slots' } },
  tables: { id: 2, title: { uk: 'Настільні ігри', ru: 'Настольные игры', en: 'Table games' } },
  'free-spins': { id: 3, title: { uk: 'З фріспінами', ru: 'С фриспинами', en: 'With free spins' } },
  instant: { id: 4, title: { uk: 'Миттєві ігри', ru: 'Мгновенные игры', en: 'Instant games' } },
  live: { id: 5, title: { uk: 'Ігри наживо', ru: 'Live-игры', en: 'Live games' } },
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
  sky: { uk: 'Небо', ru: 'Небо', en: 'Sky' },
  fair: { uk: 'Ярмарок', ru: 'Ярмарка', en: 'Fair' },
  steppe: { uk: 'Степ', ru: 'Степь', en: 'Steppe' },
  sport: { uk: 'Спорт', ru: 'Спорт', en: 'Sport' },
  north: { uk: 'Північ', ru: 'Север', en: 'The North' },
  city: { uk: 'Місто', ru: 'Город', en: 'City' },
  folklore: { uk: 'Фольклор', ru: 'Фольклор', en: 'Folklore' },
  history: { uk: 'Історія', ru: 'История', en: 'History' },
  sweets: { uk: 'Солодощі', ru: 'Сладости', en: 'Sweets' },
  crafts: { uk: 'Ремесла', ru: 'Ремёсла', en: 'Crafts' },
  magic: { uk: 'Магія', ru: 'Магия', en: 'Magic' },
  cinema: { uk: 'Кіно', ru: 'Кино', en: 'Cinema' },
  music: { uk: 'Музика', ru: 'Музыка', en: 'Music' },
  travel: { uk: 'Подорожі', ru: 'Путешествия', en: 'Travel' },
  sea: { uk: 'Море', ru: 'Море', en: 'Sea' },
} as const satisfies Record<string, Text>
export type ThemeSlug = keyof typeof themes

export const promotions = {
  'calm-evening': {
    id: 1,
    title: { uk: 'Спокійний вечір', ru: 'Спокойный вечер', en: 'A calm evening' },
    text: {
      uk: 'Найбільші виграші скромніші, зате баланс змінюється плавніше.',
      ru: 'Самые крупные выигрыши скромнее, зато баланс меняется плавнее.',
      en: 'The largest wins are smaller, but your balance changes more gently.',
    },
  },
  'long-journey': {
    id: 2,
    title: { uk: 'Слоти з фріспінами', ru: 'Слоты с фриспинами', en: 'Slots with free spins' },
    text: {
      uk: 'Виграші бувають рідше, але більші; найбільші — під час фріспінів.',
      ru: 'Выигрыши бывают реже, но крупнее; самые крупные — во время фриспинов.',
      en: 'Wins are less frequent but larger; the largest come during free spins.',
    },
  },
} as const satisfies Record<string, { readonly id: number; readonly title: Text; readonly text: Text }>
export type PromotionSlug = keyof typeof promotions
