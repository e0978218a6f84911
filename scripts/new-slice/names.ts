import { areas } from '../boundaries/slice-imports.ts'

/** All forms of a new slice's name. */
export interface SliceNames {
  readonly area: string
  readonly name: string
  /** `loyalty/rank-league` */
  readonly slice: string
  /** `loyalty_rank_league` */
  readonly schema: string
  /** `loyalty-rank-league`: prefix of text keys and refusal codes. */
  readonly key: string
  /** `rankLeague` */
  readonly camel: string
  /** `RankLeague` */
  readonly pascal: string
}

const part = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Parses `area/name`. Throws with a sentence about what is wrong with it. */
export const readNames = (text: string | undefined): SliceNames => {
  const [area = '', name = '', ...more] = (text ?? '').split('/')
  if (more.length > 0 || !part.test(area) || !part.test(name)) {
    throw new Error('Name the slice as area/name in kebab-case: npm run new-slice loyalty/rank-league')
  }
  if (!areas.includes(area)) throw new Error(`${area} is no area of the house. There are: ${areas.join(', ')}.`)
  const words = name.split('-')
  const pascal = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  const key = `${area}-${name}`
  return {
    area,
    name,
    slice: `${area}/${name}`,
    schema: key.replaceAll('-', '_'),
    key,
    pascal,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
  }
}
