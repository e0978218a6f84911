import type { Odds } from '../contract.ts'

interface Sector {
  /** Of a circle of the radius 98 around the middle. */
  readonly path: string
  /** Clockwise from the top. */
  readonly middle_deg: number
  /** Of the whole: its chance. */
  readonly share: number
}

const radius = 98

const pointAt = (deg: number): string => {
  const angle = ((deg - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
}

/** The sectors of a wheel, as wide as their chances; that of nothing is the last one, where there is one. */
export const sectorsOf = ({ outcomes, nothingWeight, total }: Pick<Odds, 'outcomes' | 'nothingWeight' | 'total'>): Sector[] => {
  const weights = [...outcomes.map(({ weight }) => weight), ...(nothingWeight > 0 ? [nothingWeight] : [])]
  let from_deg = 0
  return weights.map((weight) => {
    const share = weight / total
    const [start, end] = [from_deg, from_deg + share * 360]
    from_deg = end
    // A single sector is the whole circle, whose arc would begin where it ends.
    const until = share === 1 ? end - 0.01 : end
    const path = `M0 0L${pointAt(start)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${pointAt(until)}Z`
    return { path, middle_deg: (start + end) / 2, share }
  })
}

const whole_turns = 4

/** How far the wheel is turned, in all, when it has turned on to a sector. */
export const turnTo = (middle_deg: number, before_deg: number): number =>
  (Math.floor(before_deg / 360) + whole_turns) * 360 + (360 - middle_deg)
