import type { Crest } from '#casino/sportsbook/catalogue/contract.ts'

/** Outlines in a square of 40. */
const shapes = [
  'M4 4h32v18c0 9-8 13-16 16C12 35 4 31 4 22Z',
  'M20 2 37 9v12c0 9-8 14-17 17C11 35 3 30 3 21V9Z',
  'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z',
  'M20 2 36 11v18L20 38 4 29V11Z',
  'M3 5q8.500 4 17 0 8.500 4 17 0v16c0 9-8 14-17 17C11 35 3 30 3 21Z',
  'M6 3h28l3 8c-2 14-7 22-17 27C10 33 5 25 3 11Z',
  'M20 2c10 0 17 8 17 18s-7 18-17 18S3 30 3 20 10 2 20 2Zm0 0',
  'M8 3h24q5 0 5 5v14c0 9-8 13-17 16C11 35 3 31 3 22V8q0-5 5-5Z',
] as const

const patterns = [
  '',
  'M20 0h20v40H20Z',
  'M0 20h40v20H0Z',
  'M0 0h8v40H0Zm16 0h8v40h-8Zm16 0h8v40h-8Z',
  'M0 6h40v7H0Zm0 14h40v7H0Z',
  'M0 40 40 0v14L14 40Z',
  'M0 0 20 20 40 0v14L20 34 0 14Z',
  'M14 0h12v40H14Z',
  'M0 0h20v20H0Zm20 20h20v20H20Z',
  'M20 0 40 20 20 40 0 20Z',
] as const

const signs = [
  'M20 11l2.600 6h6.400l-5 4 2 6.500-6-4-6 4 2-6.500-5-4h6.400Z',
  'M20 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
  'M20 11l8 9-8 9-8-9Z',
  'M12 26V14l8 6 8-6v12Z',
  'M20 11c6 4 6 14 0 18-6-4-6-14 0-18Z',
  'M12 16h16v3H12Zm0 6h16v3H12Z',
  'M18 11h4v6h6v4h-6v8h-4v-8h-6v-4h6Z',
  'M12 27 20 12l8 15Z',
  'M11 20c4-8 14-8 18 0-4 8-14 8-18 0Z',
  'M20 11c7 3 7 8 0 9 7 1 7 6 0 9-7-3-7-8 0-9-7-1-7-6 0-9Z',
  'M13 13h14l-3 7 3 7H13l3-7Z',
  'M20 11l3 7 6 2-6 2-3 7-3-7-6-2 6-2Z',
  'M14 12h12v8a6 6 0 0 1-12 0Z',
  'M12 20a8 8 0 0 1 16 0h-5a3 3 0 0 0-6 0Zm0 3h16v3H12Z',
  'M12 24c2-9 14-9 16 0l-4-2-4 6-4-6Z',
  'M20 12l6 4v8l-6 4-6-4v-8Z',
] as const

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** Paths of a crest's parts: its outline, what is painted inside, and the sign in its middle. */
export const crestOutline = ({ shape }: Crest): string => at(shapes, shape)
export const crestPattern = ({ pattern }: Crest): string => at(patterns, pattern)
export const crestSign = ({ sign }: Crest): string => at(signs, sign)
