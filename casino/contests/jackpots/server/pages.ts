import type { Language } from '#kernel/i18n/texts.ts'
import type { PageDeclaration } from '#kernel/slice.ts'

type InEveryLanguage = Record<Language, string>
type Shown = 'jackpots' | 'jackpot' | 'jackpot-sevens' | 'vegas-jackpot'

/** A page that is one component, called as what it shows and then as the house. */
const pageOf = (
  type: Shown,
  called: InEveryLanguage,
  description: InEveryLanguage,
  at?: { name: string; path: string },
): PageDeclaration => ({
  name: type,
  path: `/${type}/`,
  ...at,
  title: { uk: `${called.uk} — {brand}`, ru: `${called.ru} — {brand}`, en: `${called.en} — {brand}` },
  description,
  components: [{ type }],
})

const pot = [
  'jackpot',
  { uk: 'Джекпот', ru: 'Джекпот', en: 'Jackpot' },
  {
    uk: 'Джекпот, що росте з кожним раундом: поточна сума, відкритий шанс, найбільші виграші й правила.',
    ru: 'Джекпот, который растёт с каждым раундом: текущая сумма, открытый шанс, крупнейшие выигрыши и правила.',
    en: 'A jackpot that grows with every round: what stands in it, its open odds, the largest wins and the rules.',
  },
] as const

export const pages: readonly PageDeclaration[] = [
  pageOf(
    'jackpots',
    { uk: 'Джекпоти', ru: 'Джекпоты', en: 'Jackpots' },
    {
      uk: 'Усі джекпоти з живими сумами, відкритими шансами й чесністю, яку можна перевірити.',
      ru: 'Все джекпоты с живыми суммами, открытыми шансами и честностью, которую можно проверить.',
      en: 'Every jackpot with its live sum, open odds, and fairness that anybody can check.',
    },
  ),
  pageOf(...pot),
  pageOf(...pot, { name: 'jackpot-by-id', path: '/jackpot/:id/' }),
  pageOf(
    'jackpot-sevens',
    { uk: 'Джекпот сімок', ru: 'Джекпот семёрок', en: 'Jackpot sevens' },
    {
      uk: 'Джекпот сімок росте з кожним раундом на гроші та може випасти після будь-якого з них.',
      ru: 'Джекпот семёрок растёт с каждым раундом на деньги и может выпасть после любого из них.',
      en: 'Jackpot sevens grows with every money round and may drop after any of them.',
    },
  ),
  pageOf(
    'vegas-jackpot',
    { uk: 'Вегас-джекпот', ru: 'Вегас-джекпот', en: 'Vegas jackpot' },
    {
      uk: 'Три джекпоти — Mini, Major і Grand — у вибраних слотах, із відкритими шансами.',
      ru: 'Три джекпота — Mini, Major и Grand — в избранных слотах, с открытыми шансами.',
      en: 'Three jackpots, mini, major and grand, in selected slots, with open odds.',
    },
  ),
]
