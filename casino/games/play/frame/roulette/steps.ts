import { chipPoints, type Layout, type Point } from './layout.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

const vectors: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** What lies aside costs more than what lies ahead: an arrow goes straight on where it can. */
const aside_cost = 2.5

/** The place that an arrow leads to from another; the same place at the edge of the cloth. */
export const stepFrom = (points: ReadonlyMap<string, Point>, from: string, direction: Direction): string => {
  const start = points.get(from)
  if (!start) return from
  const { x: dx, y: dy } = vectors[direction]
  let [best, best_cost] = [from, Number.POSITIVE_INFINITY]
  for (const [id, point] of points) {
    const ahead = (point.x - start.x) * dx + (point.y - start.y) * dy
    const aside = Math.abs((point.x - start.x) * dy) + Math.abs((point.y - start.y) * dx)
    const cost = ahead + aside * aside_cost
    // Less than a quarter of a square ahead is not ahead.
    if (ahead > 0.24 && aside < ahead * 2.01 && cost < best_cost) [best, best_cost] = [id, cost]
  }
  return best
}

/** Every place that the arrows reach from zero. */
export const reachable = (layout: Layout): ReadonlySet<string> => {
  const points = chipPoints(layout)
  const seen = new Set(['straight:0'])
  for (const id of seen) for (const direction of Object.keys(vectors) as Direction[]) seen.add(stepFrom(points, id, direction))
  return seen
}
