import type { BrandName } from './roles.ts'

/** How a brand's look differs beyond colours: corners, heading font, background lighting. */
export interface Character {
  /** Corner radii from smallest to largest, in px, and that of a button. */
  readonly radii: readonly [xs: number, sm: number, md: number, lg: number, xl: number, xxl: number]
  readonly button_radius: number
  readonly heading: {
    /** Null uses the text's own family; another is served from ui/fonts and loaded on the brand's own pages only. */
    readonly family: string | null
    readonly weight: number
    /** Letter spacing of large headings, in em. */
    readonly tracking: number
    readonly is_upper: boolean
    /** Additional word spacing in em, where capitals or tight letters would make two words look like one. */
    readonly word_gap: number
  }
  /** Shadow under a primary button. */
  readonly action_shadow: string
  /** Background image at the top of a page. Faint, because text is placed on it. */
  readonly ground: string
}

const tone = (role: string, percent: number): string => `color-mix(in srgb, var(--${role}) ${percent}%, transparent)`
const lamp = (size: string, place: string, role: string, percent: number): string =>
  `radial-gradient(${size} at ${place}, ${tone(role, percent)}, transparent)`

/** Served from ui/fonts; a system font is used until it has loaded. */
const serif = "'Playfair Display', Georgia, 'Noto Serif', 'DejaVu Serif', serif"

export const characters: Readonly<Record<BrandName, Character>> = {
  /** Soft corners, round letters, warm light from both sides. */
  ua: {
    radii: [6, 8, 12, 16, 22, 28],
    button_radius: 12,
    heading: { family: null, weight: 800, tracking: -0.022, is_upper: false, word_gap: 0.05 },
    action_shadow: 'var(--depth-low)',
    ground: `${lamp('56rem 26rem', '88% -8rem', 'accent', 7)}, ${lamp('48rem 24rem', '6% -8rem', 'second', 7)}`,
  },
  /** Angular corners, capitals, embers along the upper edge. */
  vlk: {
    radii: [2, 3, 4, 6, 8, 10],
    button_radius: 4,
    heading: { family: null, weight: 800, tracking: 0.012, is_upper: true, word_gap: 0.16 },
    action_shadow: `inset 0 -3px 0 ${tone('on-accent', 28)}, var(--depth-low)`,
    ground: `linear-gradient(180deg, ${tone('accent', 9)}, transparent) top / 100% 20rem no-repeat`,
  },
  /** Pill shapes, tight letters, two coloured lights. */
  vegas: {
    radii: [8, 12, 16, 22, 28, 36],
    button_radius: 999,
    heading: { family: null, weight: 800, tracking: -0.034, is_upper: false, word_gap: 0.08 },
    action_shadow: `0 0 0 1px ${tone('accent', 55)}, 0 3px 20px ${tone('accent', 42)}`,
    ground: `${lamp('46rem 30rem', '92% -6rem', 'accent', 15)}, ${lamp('46rem 30rem', '0% -4rem', 'second', 12)}`,
  },
  /** Small corners, serif headings, a lozenge pattern. */
  king: {
    radii: [3, 5, 8, 12, 16, 20],
    button_radius: 8,
    heading: { family: serif, weight: 600, tracking: -0.005, is_upper: false, word_gap: 0.1 },
    action_shadow: `inset 0 0 0 1px ${tone('on-accent', 18)}, inset 0 0 0 3px ${tone('accent-hover', 60)}, var(--depth-low)`,
    ground: [
      `linear-gradient(180deg, transparent, var(--background)) top / 100% 30rem no-repeat`,
      `repeating-linear-gradient(60deg, ${tone('accent', 6)} 0 1px, transparent 1px 34px) top / 100% 30rem no-repeat`,
      `repeating-linear-gradient(-60deg, ${tone('accent', 6)} 0 1px, transparent 1px 34px) top / 100% 30rem no-repeat`,
    ].join(', '),
  },
}

const steps = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const
const large = ['2xl', '3xl', '4xl', '5xl'] as const

/** The brand's CSS declarations, each of which a page or utility uses. */
export const characterCss = (brand: BrandName): string => {
  const { radii, button_radius, heading, action_shadow, ground } = characters[brand]
  return [
    ...steps.map((step, index) => `  --radius-${step}: ${radii[index]}px;`),
    `  --radius-action: ${button_radius}px;`,
    ...(heading.family === null ? [] : [`  --heading-family: ${heading.family};`]),
    ...(heading.is_upper ? ['  --heading-case: uppercase;'] : []),
    ...(heading.word_gap === 0 ? [] : [`  --heading-word-gap: ${heading.word_gap}em;`]),
    `  --font-weight-extrabold: ${heading.weight};`,
    ...large.map((size) => `  --text-${size}--letter-spacing: ${heading.tracking}em;`),
    `  --depth-action: ${action_shadow};`,
    `  --ground: ${ground};`,
    `  --band: url('/art/bands/${brand}.svg');`,
  ].join('\n')
}
