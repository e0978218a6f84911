import { harbourTable, rubyDie } from '#ui/art/pieces/harbour.ts'
import { drawing, part, parts, scattered } from '../../instant/drawing.ts'
import { linear, type Motion } from '../../kit/motion.ts'

type Dice = readonly [number, number]

const [wall_x, hand_x] = [118, -260] as const
const rest_x: Dice = [-36, 52]
const most_told = 9

/** The last totals in a row, the newest one lit. */
const totalsDrawn = (totals: readonly number[]): string =>
  totals
    .map((total, index) => {
      const is_last = index === totals.length - 1
      return `<g transform="translate(${-186 + index * 25} -20)"><circle r="10.5" fill="${is_last ? '#ffd88a' : '#06222ecc'}" stroke="#ffd88a" stroke-opacity="0.5"/><text y="4" text-anchor="middle" font-size="11.5" font-weight="800" fill="${is_last ? '#2a1500' : '#fff'}">${total}</text></g>`
    })
    .join('')

/** Both dice on the table, and the totals that came by now. */
export const createDice = (motion: Motion) => {
  const view = drawing(
    'craps-table',
    '-200 -84 400 150',
    `${harbourTable()}<g class="told"></g>${rest_x.map(() => '<g class="die"><g class="face"></g></g>').join('')}`,
  )
  const [dice, told] = [parts(view, '.die'), part(view, '.told')]
  const faces = [0, 0]
  const put = (index: number, face: number, x: number, y: number, turn: number): void => {
    const [one, body] = [dice[index], dice[index]?.querySelector('.face')]
    if (!one || !body) return
    if (faces[index] !== face) body.innerHTML = rubyDie(face)
    faces[index] = face
    one.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(0.44)`)
  }
  /** Where a die comes to lie after so many throws: never twice the same place. */
  const placeOf = (index: number, number: number) => ({
    x: (rest_x[index] ?? 0) + (scattered(number * 2 + index) - 0.5) * 34,
    y: 22 + (scattered(number * 5 + index * 3) - 0.5) * 22,
    turn: (scattered(number * 3 + index * 7) - 0.5) * 70,
  })
  const lie = (thrown: Dice, number: number): void => {
    for (const [index, face] of thrown.entries()) {
      const { x, y, turn } = placeOf(index, number)
      put(index, face, x, y, turn)
    }
  }
  const fly = async (thrown: Dice, number: number, knock: (pitch: number) => void): Promise<void> => {
    await Promise.all(
      thrown.map(async (face, index) => {
        const { x, y, turn } = placeOf(index, number)
        let has_hit = false
        await motion.tween({
          lasts_ms: 780 + index * 110,
          easing: linear,
          step: (t) => {
            // To the wall, and back from it.
            const along = t < 0.52 ? hand_x + (wall_x - hand_x) * (t / 0.52) : wall_x + (x - wall_x) * (1 - (1 - (t - 0.52) / 0.48) ** 2)
            const hop = Math.abs(Math.cos(t * Math.PI * 3.5)) * 54 * (1 - t) ** 1.2
            if (!has_hit && t >= 0.52) {
              has_hit = true
              knock(9 + index * 3)
            }
            put(index, t > 0.82 ? face : 1 + ((Math.floor(t * 20) + index * 2) % 6), along, y - hop, turn + (1 - t) ** 2 * 900)
          },
        })
        put(index, face, x, y, turn)
        knock(4 + index * 3)
      }),
    )
  }
  const tell = (throws: readonly Dice[]): void => {
    told.innerHTML = totalsDrawn(throws.slice(-most_told).map(([a, b]) => a + b))
  }
  return {
    view,
    /** Shows the throws by now; with `is_moving` the last one is thrown. */
    show: async (throws: readonly Dice[], is_moving: boolean, knock: (pitch: number) => void): Promise<void> => {
      const last = throws.at(-1)
      if (last && is_moving && !motion.isReduced) {
        tell(throws.slice(0, -1))
        await fly(last, throws.length, knock)
      }
      lie(last ?? [3, 4], throws.length)
      tell(throws)
    },
  }
}
