import cyrillic from './manrope-cyrillic.woff2?url'
import latin from './manrope-latin.woff2?url'

type FontPreload = {
  readonly rel: 'preload'
  readonly as: 'font'
  readonly type: 'font/woff2'
  readonly href: string
  readonly crossOrigin: 'anonymous'
}

const preload = (href: string): FontPreload => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous',
})

/**
 * The fonts that the first screen of a language needs, as attributes of `<link>`. Digits and brand names are Latin, so the Latin
 * file is always included.
 */
export const fontPreloads = (language: string): readonly FontPreload[] =>
  language === 'en' ? [preload(latin)] : [preload(latin), preload(cyrillic)]
