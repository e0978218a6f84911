import type { BrandName } from '../tokens/roles.ts'

type Shape = { readonly d: string; readonly fill: string }

export type BrandMark = {
  /** Name of the wordmark in wordmarks.gen.ts. */
  readonly word: string
  /** Gradient of the square behind the mark, from top to bottom. */
  readonly ground: readonly [string, string]
  /** Drawn in a square of 40 units. */
  readonly shapes: readonly Shape[]
}

const navy = '#0d1a33'
const ember = '#1c0d07'

/** The brands' marks. Their colours are fixed, as an app icon's are: they do not follow the theme. */
export const brandMarks: Readonly<Record<BrandName, BrandMark>> = {
  ua: {
    word: 'sign/Openhouse',
    ground: ['#ffda73', '#f2b52a'],
    shapes: [
      {
        d: 'M18.6 7.6a2.3 2.3 0 0 1 2.8 0l10.2 7.7a2.3 2.3 0 0 1 .9 1.9V30a2.5 2.5 0 0 1-2.5 2.5H10A2.5 2.5 0 0 1 7.5 30V17.2a2.3 2.3 0 0 1 .9-1.9Z',
        fill: navy,
      },
      { d: 'M14.5 32.5V23a5.5 5.5 0 0 1 11 0V32.5Z', fill: '#ffe08a' },
      { d: 'M14.5 32.5V23a5.5 5.5 0 0 1 1.3-3.550L21.5 22.2V35.4L14.5 32.5Z', fill: '#3f6fc4' },
      { d: 'M19.5 27.1a.95.95 0 1 1 0 1.9.95.95 0 0 1 0-1.9Z', fill: '#ffe08a' },
    ],
  },
  vlk: {
    word: 'sign/Vlk',
    ground: ['#ff935e', '#f2551d'],
    shapes: [
      { d: 'M8.2 6.5 15.3 12.8H24.7L31.8 6.5 33.4 19.6 28.2 28.6 20 34.5 11.8 28.6 6.6 19.6Z', fill: ember },
      { d: 'M10.6 11.5 13.9 14.7 11 17.2ZM29.4 11.5 26.1 14.7 29 17.2Z', fill: '#8c2f10' },
      { d: 'M12.4 19.3 18.3 21.9 13.9 23.4ZM27.6 19.3 21.7 21.9 26.1 23.4Z', fill: '#ffc27a' },
      { d: 'M20 24.3 23.6 29.1 20 32.1 16.4 29.1Z', fill: '#8c2f10' },
    ],
  },
  vegas: {
    word: 'sign/Vegas',
    ground: ['#2a1d5e', '#140f33'],
    shapes: [
      {
        d: 'M17.5 7.5C18.9 17.3 21.7 20.1 31.5 21.5 21.7 22.9 18.9 25.7 17.5 35.5 16.1 25.7 13.3 22.9 3.5 21.5 13.3 20.1 16.1 17.3 17.5 7.5Z',
        fill: '#ff5fb4',
      },
      {
        d: 'M30 5.5C30.6 9.9 31.6 10.9 36 11.5 31.6 12.1 30.6 13.1 30 17.5 29.4 13.1 28.4 12.1 24 11.5 28.4 10.9 29.4 9.9 30 5.5Z',
        fill: '#5cdcf5',
      },
      {
        d: 'M31 26.5C31.4 29.4 32.1 30.1 35 30.5 32.1 30.9 31.4 31.6 31 34.5 30.6 31.6 29.9 30.9 27 30.5 29.9 30.1 30.6 29.4 31 26.5Z',
        fill: '#ffd9ee',
      },
    ],
  },
  king: {
    word: 'sign/King',
    ground: ['#8a3db3', '#52196f'],
    shapes: [
      { d: 'M6.8 13.6 13.4 18.6 20 9 26.6 18.6 33.2 13.6 30.8 27.5H9.2Z', fill: '#f3cf86' },
      { d: 'M9.2 29.5H30.8V31.3A1.5 1.5 0 0 1 29.3 32.8H10.7A1.5 1.5 0 0 1 9.2 31.3Z', fill: '#d9a747' },
      {
        d: 'M20 5.6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM6.4 10.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM33.6 10.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
        fill: '#fff0cc',
      },
      { d: 'M20 17.8 22.9 21.6 20 25.4 17.1 21.6Z', fill: '#6f2a91' },
    ],
  },
}
