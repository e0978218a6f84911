import './look.css'
import { coinCounts, coinSides, ducats, type CoinSide } from '#engines/instant/games/ducats.ts'
import { ducatMoon, ducatPaint, ducatSun } from '#ui/art/pieces/ducat.ts'
import { textOf } from '../../kit/frame-text.ts'
import { linear, type Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, parts } from '../drawing.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

/** Where so many coins lie: up to three in a row, more in two. */
const placesOf = (count: number): readonly (readonly [x: number, y: number, scale: number])[] => {
  const rows = count <= 3 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
  const scale = rows.length > 1 ? 0.98 : ([1.85, 1.55, 1.12][count - 1] ?? 1)
  return rows.flatMap((row, line) =>
    Array.from({ length: row }, (_, index): [number, number, number] => [
      200 + (index - (row - 1) / 2) * 112 * scale,
      rows.length === 1 ? 122 : 68 + line * 106,
      scale,
    ]),
  )
}

/** The two sides, large and faint behind the coins. */
const emblems =
  '<g opacity="0.09"><g transform="translate(64 -6) scale(2.6)">' +
  ducatSun() +
  '</g><g transform="translate(338 250) scale(2.6)">' +
  ducatMoon() +
  '</g></g>'

const coin = (): string =>
  `<g class="coin"><ellipse class="shade" cy="54" rx="44" ry="7" fill="#000" opacity="0.35"/><g class="face"><g class="sun">${ducatSun()}</g><g class="moon">${ducatMoon()}</g></g></g>`

const createCoins = (motion: Motion) => {
  const view = drawing('ducats', '0 0 400 240', `${ducatPaint()}${emblems}${coinCounts.map(coin).join('')}`)
  const coins = parts(view, '.coin')
  let count = 1
  let halt: (() => void) | null = null
  /** One coin at an angle of its turn, in half turns; whole and even is the sun. */
  const pose = (index: number, half_turns: number, lift: number): void => {
    const [one, place] = [coins[index], placesOf(count)[index]]
    const face = one?.querySelector('.face')
    if (!one || !place || !face) return
    const [x, y, scale] = place
    one.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`)
    const squeeze = Math.cos(half_turns * Math.PI)
    face.setAttribute('transform', `translate(0 ${(-lift).toFixed(1)}) scale(1 ${Math.max(0.05, Math.abs(squeeze)).toFixed(3)})`)
    const is_sun = Math.abs((((half_turns % 2) + 2) % 2) - 1) >= 0.5
    one.querySelector<SVGElement>('.sun')?.style.setProperty('display', is_sun ? '' : 'none')
    one.querySelector<SVGElement>('.moon')?.style.setProperty('display', is_sun ? 'none' : '')
  }
  const still = (): void => {
    halt?.()
    halt = null
  }
  const lay = (sides: readonly CoinSide[], right: CoinSide | null): void => {
    for (const [index, one] of coins.entries()) {
      one.style.display = index < count ? '' : 'none'
      one.classList.toggle('is-right', right !== null && sides[index] === right && index < count)
      pose(index, sides[index] === 'moon' ? 1 : 0, 0)
    }
  }
  return {
    view,
    lay: (sides: readonly CoinSide[], right: CoinSide | null) => {
      still()
      count = sides.length
      lay(sides, right)
    },
    toss: () => {
      still()
      if (motion.isReduced) return
      for (const one of coins) one.classList.remove('is-right')
      halt = motion.loop((now_ms) => {
        for (let index = 0; index < count; index += 1) pose(index, now_ms / 130 + index * 0.37, 22 + 14 * Math.sin(now_ms / 150 + index))
      })
    },
    fall: async (sides: readonly CoinSide[], right: CoinSide, lasts_ms: number, fallen: (index: number) => void) => {
      still()
      count = sides.length
      if (motion.isReduced) {
        lay(sides, right)
        return motion.tween({ lasts_ms: 400, step: (seen) => void (view.style.opacity = seen.toFixed(2)) })
      }
      await Promise.all(
        sides.map(async (side, index) => {
          const end = 8 + (side === 'moon' ? 1 : 0)
          const own_ms = lasts_ms * (0.55 + (0.45 * (index + 1)) / sides.length)
          await motion.tween({
            lasts_ms: own_ms,
            easing: linear,
            step: (t) => pose(index, t >= 1 ? end : end * (1 - (1 - t) ** 2), 46 * Math.abs(Math.sin(Math.PI * t * 1.5)) * (1 - t)),
          })
          coins[index]?.classList.toggle('is-right', side === right)
          fallen(index)
        }),
      )
    },
  }
}

const clink: Voice = { harmonics: [1, 0.6, 0.4, 0.3], attack_s: 0.001, decay_s: 0.22 }

/** A vault with an organ in the distance. */
const score: Score = {
  beat_s: 0.5,
  beats_per_bar: 6,
  chords: [
    [-9, -2, 3],
    [-7, 0, 5],
    [-4, 3, 8],
    [-9, -2, 2],
  ],
  lead: { harmonics: [1, 0.5, 0.1], attack_s: 0.02, decay_s: 0.8 },
  scale: [3, 5, 6, 10, 12, 15],
  ambience: 'room',
}

const readRound = ({ choice, values }: InstantRound): { readonly sides: readonly CoinSide[]; readonly right: CoinSide } => {
  const [side, count] = choice.split(':')
  const sides = Array.from({ length: Number(count) }, (_, bit): CoinSide => (((values[0] ?? 0) >> bit) & 1 ? 'moon' : 'sun'))
  return { sides, right: side === 'moon' ? 'moon' : 'sun' }
}

const ducatsStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const coins = createCoins(motion)
  const show = (): void => {
    const [side = 'sun', count = '1'] = chooser.choice().split(':')
    coins.lay(
      Array.from({ length: Number(count) }, () => side as CoinSide),
      null,
    )
  }
  const chose = (): void => {
    show()
    sound.notes({ pitch: 19, volume: 0.25, voice: clink })
    changed()
  }
  const side = radioGroup(
    text('ducats.side'),
    coinSides.map((value) => ({ value, words: text(`ducats.${value}`) })),
    'sun',
    chose,
  )
  const count = radioGroup(
    text('ducats.count'),
    coinCounts.map((value) => ({ value: String(value), words: String(value) })),
    '1',
    chose,
  )
  const chooser = groupsChooser(side, count)
  if (choice !== null) chooser.set(choice)
  show()
  return stageOf({
    parts: given,
    game: ducats,
    chooser,
    view: coins.view,
    start: () => {
      coins.toss()
      sound.notes({ pitch: 24, volume: 0.4, voice: clink })
    },
    land: (round, lasts_ms) => {
      const { sides, right } = readRound(round)
      return coins.fall(sides, right, lasts_ms, (index) => sound.notes({ pitch: 14 + index * 2, volume: 0.4, voice: clink }))
    },
    rest: (round) => {
      if (!round) return show()
      const { sides, right } = readRound(round)
      coins.lay(sides, right)
    },
    told: (round) => {
      const { sides } = readRound(round)
      const suns = sides.filter((one) => one === 'sun').length
      return text('ducats.told', { suns, moons: sides.length - suns })
    },
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, clink, [12, 15, 19, 24, 27, 31, 36], 0.08),
    how: [text('ducats.rules.how')],
    choiceName: (spelled) => {
      const [one, many = ''] = spelled.split(':')
      return text('ducats.choice', { side: text(one === 'moon' ? 'ducats.moon' : 'ducats.sun'), count: many })
    },
    score,
    lasts_ms: 1_500,
  })
}

export const open = openInstant(ducatsStage)
