/** The colour roles that a page may use. A brand and theme give each role one colour: no other colours exist in pages. */
export type ColourRole =
  | 'background'
  | 'surface-1'
  | 'surface-2'
  | 'surface-3'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-soft'
  | 'accent'
  | 'accent-hover'
  | 'on-accent'
  | 'accent-ink'
  | 'accent-soft'
  | 'second'
  | 'second-soft'
  | 'positive'
  | 'positive-soft'
  | 'negative'
  | 'negative-soft'
  | 'warning'
  | 'warning-soft'
  | 'info'
  | 'info-soft'
  | 'danger'
  | 'on-danger'
  | 'focus'

export type Palette = Readonly<Record<ColourRole, `#${string}`>>

/** A palette with the paints that are not flat colours: gradients, veils and shadows. */
export type Theme = {
  readonly palette: Palette
  /** The light behind the first thing on a page. Drawn over the background, so it keeps text contrast. */
  readonly glow: string
  /** The fill of a primary action: at most two neighbouring tones of the accent. */
  readonly accent_gradient: string
  readonly overlay: string
  readonly shadow_colour: string
}

export const brandNames = ['ua', 'vlk', 'vegas', 'king'] as const
export type BrandName = (typeof brandNames)[number]

export const themeNames = ['dark', 'light'] as const
export type ThemeName = (typeof themeNames)[number]

/** Surfaces that text and controls may stand on. */
export const grounds = ['background', 'surface-1', 'surface-2', 'surface-3'] as const satisfies readonly ColourRole[]
