import { describe, expect, test } from 'vitest'
import { bytesSource } from '../chance/byte-source.ts'
import { engineOf, liveEngineOf, liveEngines } from '../registry.ts'
import { aboveTheClouds, balloonHeight, balloonHeights, heightPlace } from './games/above-the-clouds.ts'
import { plentySymbols, plentyWheel } from './games/wheel-of-plenty.ts'
import { liveChance, liveHalves } from './pays.ts'

describe('tables of the live floor', () => {
  test('are dealt to nobody alone: a slug of theirs is no game of the one call', () => {
    for (const { slug } of liveEngines) expect([engineOf(slug), liveEngineOf(slug)?.slug]).toEqual([undefined, slug])
  })

  test('reliability 10: the wheel has the segments that its symbols say, and every bet returns 96 %', () => {
    for (const { id, segments } of plentySymbols) expect(plentyWheel.filter((symbol) => symbol === id)).toHaveLength(segments)
    expect(Object.values(liveEngineOf('live-wheel')?.maths.bets ?? {}).map(({ rtp }) => rtp.exact)).toEqual(
      plentySymbols.map(() => '24/25'),
    )
  })

  test('reliability 10: every height returns 99 %, and is reached by exactly the draws that come so high', () => {
    expect(Object.values(liveEngineOf('live-balloon')?.maths.bets ?? {}).map(({ rtp }) => rtp.exact)).toEqual(
      balloonHeights.map(() => '99/100'),
    )
    for (const halves of balloonHeights) {
      const ways = Number(aboveTheClouds.outcomes(heightPlace(halves))[0]?.ways)
      expect([balloonHeight(ways - 1) >= halves * 50, balloonHeight(ways) >= halves * 50]).toEqual([true, false])
    }
  })

  test('the live roulette is the European one, figure by figure', () => {
    expect(liveEngineOf('live-roulette')?.maths).toEqual(engineOf('european-roulette')?.maths)
  })

  test('a page that knows no engine tells the wins that the engine pays', () => {
    for (const engine of liveEngines) {
      for (const [, command] of Object.entries(engine.published)) {
        const [bet] = command.bets
        if (!bet) throw new RangeError('a published command stakes nothing')
        const { place, stake_minor } = bet
        const doubled = { bets: [{ place, stake_minor: 2 * stake_minor }] }
        for (const byte of [0, 1, 7, 30, 36]) {
          const { win_minor, events } = engine.play(doubled, bytesSource([byte, byte, byte, byte]))
          const [event] = events
          const drawn = event?.type === 'ball-landed' ? [event.number] : event?.type === 'values-drawn' ? event.values : []
          expect(stake_minor * liveHalves(engine.slug, place, drawn), `${engine.slug} ${place}`).toBe(win_minor)
        }
        const { ways, all, halves } = liveChance(engine.slug, place)
        expect(((100 * ways * halves) / (2 * all)).toFixed(2)).toBe(
          engine.maths.bets[Object.keys(engine.published).find((type) => engine.published[type] === command) ?? '']?.rtp.percent,
        )
      }
    }
  })
})
