/** The colour roles that pages may use; each brand and theme assigns one colour to each. Pages use no other colours. */
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
  /** What tells a state by its colour alone: the edge of what is chosen, the dot of what is new, how far something is. */
  | 'accent-mark'
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

/** A palette with gradients, overlays and shadows. */
export type Theme = {
  readonly palette: Palette
  /** Light behind the top of a page. Drawn over the background without reducing text contrast. */
  readonly glow: string
  /** Fill of a primary button: at most two neighbouring tones of the accent. */
  readonly accent_gradient: string
  readonly overlay: string
  readonly shadow_colour: string
}

export const brandNames = ['ua', 'vlk', 'vegas', 'king'] as const
export type BrandName = (typeof brandNames)[number]

export const themeNames = ['dark', 'light'] as const
export type ThemeName = (typeof themeNames)[number]

/** Surfaces that text and controls may be placed on. */
export const grounds = ['background', 'surface-1', 'surface-2', 'surface-3'] as const satisfies readonly ColourRole[]
