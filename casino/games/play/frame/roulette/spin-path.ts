/** Where a pocket lies on the rotor, in degrees clockwise from zero. */
export const pocketAngle = (order: readonly number[], number: number): number => (order.indexOf(number) * 360) / order.length

const turn = (degrees: number): number => ((degrees % 360) + 360) % 360

/**
 * How far the ball still runs against the rotor, in degrees: it begins at `speed` (degrees a second), slows down evenly
 * (cubic ease-out) and lies in the pocket at the angle `to` of the rotor after `lasts_ms`. The draw is over before this begins; the path
 * only leads to it.
 */
export const ballRun = (from: number, to: number, speed: number, lasts_ms: number): number => {
  const natural = (speed * lasts_ms) / 1000 / 3
  const remainder = turn(from - to)
  return remainder + 360 * Math.max(1, Math.round((natural - remainder) / 360))
}

/** The ball's distance from the middle as it drops: on the rim, down the cone, two small hops in the pockets. */
export const ballRadius = (share: number, rim: number, pocket: number): number => {
  if (share < 0.6) return rim
  if (share < 0.78) return rim - (rim - pocket) * ((share - 0.6) / 0.18) ** 2
  const rest = (share - 0.78) / 0.22
  return pocket + Math.abs(Math.sin(rest * Math.PI * 2)) * 9 * (1 - rest)
}
