import './look.css'
import { egg_fields, eggPatterns, pysanky } from '#engines/instant/games/pysanky.ts'
import { pysanka, waxedEgg } from '#ui/art/pieces/pysanka.ts'
import { textOf } from '../../kit/frame-text.ts'
import type { Motion } from '../../kit/motion.ts'
import type { Score } from '../../kit/music.ts'
import { rulesTable } from '../../kit/rules-dialog.ts'
import type { Voice } from '../../kit/sound.ts'
import { groupsChooser } from '../chooser.ts'
import { drawing, parts } from '../drawing.ts'
import { instantFormats } from '../instant-formats.ts'
import type { InstantRound, MakeStage } from '../instant-stage.ts'
import { openInstant } from '../open-instant.ts'
import { radioGroup } from '../radio-group.ts'
import { stageOf, winNotes } from '../stage-of.ts'
import { texts } from './texts.ts'

/** Every pattern has as many of the numbers as its place in the list. */
const patternOf = (value: number): number => {
  let end = 0
  return eggPatterns.findIndex((_, index) => value < (end += index + 1))
}

const patternsOf = ({ values }: InstantRound): readonly number[] => values.map(patternOf)

/** The patterns of which there are three or more, the most first. */
const alikeOf = (patterns: readonly number[]): readonly (readonly [pattern: number, count: number])[] =>
  eggPatterns
    .map((_, pattern): [number, number] => [pattern, patterns.filter((one) => one === pattern).length])
    .filter(([, count]) => count >= 3)
    .toSorted((a, b) => b[1] - a[1])

const placeOf = (index: number): string => `translate(${72 + (index % 3) * 116} ${84 + Math.floor(index / 3) * 142})`

const picture = (): string =>
  [
    '<defs><linearGradient id="straw" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#e9c46a"/><stop offset="1" stop-color="#9a6a1c"/></linearGradient></defs>',
    ...Array.from(
      { length: egg_fields },
      (_, index) =>
        `<g transform="${placeOf(index)}"><ellipse cy="58" rx="46" ry="12" fill="url(#straw)" stroke="#6d4712" stroke-width="2"/><g class="egg"><g class="painted"></g><g class="wax">${waxedEgg().replaceAll('wax"', `wax-${index}"`).replaceAll('#wax)', `#wax-${index})`)}</g></g></g>`,
    ),
  ].join('')

const createEggs = (motion: Motion) => {
  const view = drawing('eggs', '0 0 376 292', picture())
  const [eggs, painted, waxes] = [parts(view, '.egg'), parts(view, '.painted'), parts(view, '.wax')]
  const paint = (index: number, pattern: number): void => {
    const one = painted[index]
    if (one) one.innerHTML = pysanka(pattern, `egg-${index}`)
  }
  const wax = (index: number, share: number): void => {
    const one = waxes[index]
    one?.setAttribute('opacity', share.toFixed(2))
    one?.setAttribute('transform', `scale(${(1 + (1 - share) * 0.12).toFixed(3)})`)
  }
  const shine = (patterns: readonly number[]): void => {
    const alike = alikeOf(patterns).map(([pattern]) => pattern)
    for (const [index, one] of eggs.entries()) one.classList.toggle('is-right', alike.includes(patterns[index] ?? -1))
  }
  let halt: (() => void) | null = null
  const still = (): void => {
    halt?.()
    halt = null
    for (const one of eggs) one.removeAttribute('transform')
  }
  const cover = (): void => {
    for (const index of eggs.keys()) wax(index, 1)
    shine([])
  }
  return {
    view,
    cover: () => {
      still()
      cover()
    },
    warm: () => {
      still()
      cover()
      if (motion.isReduced) return
      halt = motion.loop((now_ms) => {
        for (const [index, one] of eggs.entries())
          one.setAttribute('transform', `rotate(${(Math.sin(now_ms / 120 + index * 1.3) * 5).toFixed(2)})`)
      })
    },
    reveal: async (patterns: readonly number[], lasts_ms: number, seen: (index: number) => void) => {
      still()
      for (const [index, pattern] of patterns.entries()) paint(index, pattern)
      if (motion.isReduced) for (const index of patterns.keys()) wax(index, 0)
      else
        for (const index of patterns.keys()) {
          seen(index)
          await motion.tween({ lasts_ms: lasts_ms / patterns.length, step: (t) => wax(index, 1 - t) })
        }
      shine(patterns)
    },
    rest: (patterns: readonly number[]) => {
      still()
      for (const [index, pattern] of patterns.entries()) {
        paint(index, pattern)
        wax(index, 0)
      }
      shine(patterns)
    },
  }
}

const bellVoice: Voice = { harmonics: [1, 0.4, 0.25, 0.15], attack_s: 0.003, decay_s: 0.8 }
const scrape: Voice = { harmonics: [1, 0.6, 0.5], attack_s: 0.01, decay_s: 0.12 }

/** Bells over a village in spring. */
const score: Score = {
  beat_s: 0.56,
  beats_per_bar: 6,
  chords: [
    [-9, -5, -2],
    [-7, -4, 0],
    [-4, 0, 3],
    [-9, -2, 3],
  ],
  lead: bellVoice,
  scale: [3, 5, 7, 10, 12, 15],
  ambience: 'birds',
}

const pysankyStage: MakeStage = (given) => {
  const { host, choice, changed } = given
  const { sound, motion } = host
  const text = textOf(texts, host.language)
  const { multiple } = instantFormats(host.init.locale)
  const eggs = createEggs(motion)
  const baskets = (['calm', 'bold'] as const).map((value) => ({ value, words: text(`pysanky.${value}`) }))
  const basket = radioGroup(text('pysanky.basket'), baskets, 'calm', () => {
    eggs.cover()
    sound.notes({ pitch: 3, volume: 0.3, voice: bellVoice })
    changed()
  })
  const chooser = groupsChooser(basket)
  if (choice !== null) chooser.set(choice)
  const pays = (pattern: number, count: number): number => {
    // The lowest number of a pattern, so many times, beside numbers of patterns that are all different.
    const others = eggPatterns.map((_, index) => index).filter((index) => index !== pattern)
    const shown = [...Array.from({ length: count }, () => pattern), ...others].slice(0, egg_fields)
    return pysanky.twentieths(
      chooser.choice(),
      shown.map((index) => (index * (index + 1)) / 2),
    )
  }
  return stageOf({
    parts: given,
    game: pysanky,
    chooser,
    view: eggs.view,
    start: () => {
      eggs.warm()
      sound.noise({ lasts_s: 0.6, pitch_hz: 1_400, slide_hz: 700, volume: 0.08 })
    },
    land: (round, lasts_ms) =>
      eggs.reveal(patternsOf(round), lasts_ms, (index) => sound.notes({ pitch: index, volume: 0.25, voice: scrape })),
    rest: (round) => {
      if (round) chooser.set(round.choice)
      if (round) eggs.rest(patternsOf(round))
      else eggs.cover()
    },
    told: (round) => {
      const alike = alikeOf(patternsOf(round))
      if (alike.length === 0) return text('pysanky.apart')
      return alike
        .map(([pattern, count]) => text('pysanky.told', { pattern: text(`pysanky.${eggPatterns[pattern] ?? 'sun'}`), count }))
        .join(', ')
    },
    celebrate: ({ win_minor, stake_minor }) => winNotes(sound, win_minor / stake_minor, bellVoice, [3, 7, 10, 15, 19, 22, 27]),
    how: [text('pysanky.rules.how'), text('pysanky.rules.shares')],
    choiceName: (spelled) => text(spelled === 'bold' ? 'pysanky.bold' : 'pysanky.calm'),
    paysTable: (stake_minor) =>
      rulesTable(
        host.amount(stake_minor, true),
        [text('pysanky.pattern'), text('pysanky.alike', { count: 3 }), text('pysanky.alike', { count: 4 }), text('pysanky.more')],
        eggPatterns.map((name, pattern) => [text(`pysanky.${name}`), ...[3, 4, 5].map((count) => multiple(pays(pattern, count)))]),
      ),
    score,
    lasts_ms: 2_400,
  })
}

export const open = openInstant(pysankyStage)
