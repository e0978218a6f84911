import { describe, expect, test } from 'vitest'
import { bytesSource } from '../chance/byte-source.ts'
import { engineOf, liveEngineOf, liveEngines } from '../registry.ts'
import { aboveTheClouds, balloonHeight, balloonHeights, heightPlace } from './games/above-the-clouds.ts'
import { balls_drawn, ballsOf, ticketPays } from './games/golden-twenty.ts'
import { plentySymbols, plentyWheel } from './games/wheel-of-plenty.ts'
import { baccaratWays } from '../table/baccarat.ts'
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
          const { win_minor, events } = engine.play(doubled, bytesSource(Array.from({ length: 40 }, () => byte)))
          const [event] = events
          const drawn = event?.type === 'ball-landed' ? [event.number] : event?.type === 'values-drawn' ? event.values : []
          expect(stake_minor * liveHalves(engine.slug, place, drawn), `${engine.slug} ${place}`).toBe(win_minor)
        }
        const published = engine.maths.bets[Object.keys(engine.published).find((type) => engine.published[type] === command) ?? '']
        const { ways, all, halves } = liveChance(engine.slug, place)
        // A side of baccarat gives chips back on a tie, and a ticket returns by its hits: those figures come from the house.
        const has_one_return = engine.slug !== 'live-draw' && !['player', 'banker'].includes(place)
        if (has_one_return) expect(((100 * ways * halves) / (2 * all)).toFixed(2)).toBe(published?.rtp.percent)
      }
    }
  })

  test('reliability 10: the live baccarat is the one of the house, figure by figure', () => {
    expect(liveEngineOf('live-baccarat')?.maths).toEqual(engineOf('grand-baccarat')?.maths)
    const { player, banker, all } = baccaratWays
    expect(((100 * player) / all).toFixed(2)).toBe('44.62')
    expect(((100 * banker) / all).toFixed(2)).toBe('45.86')
  })

  test('a ticket has two to ten numbers, each once and rising; anything else is no place', () => {
    const check = (place: string) => liveEngineOf('live-draw')?.check({ bets: [{ place, stake_minor: 100 }] }).ok
    expect(['1-80', '1-2-3-4-5-6-7-8-9-10'].map(check)).toEqual([true, true])
    const none = ['7', '1-2-3-4-5-6-7-8-9-10-11', '5-5', '9-3', '0-4', '79-81', '1--2', '01-2', '1-2-', ' 1-2', '']
    expect(none.map(check)).toEqual(none.map(() => false))
  })

  test('a ticket returns by how many of its numbers are among the twenty balls, whatever came else', () => {
    const values = Array.from({ length: balls_drawn }, () => 0)
    expect(ballsOf(values)).toEqual(Array.from({ length: balls_drawn }, (_, index) => index + 1))
    const halves = (place: string) => liveHalves('live-draw', place, values)
    expect(halves('1-2-3-4-5-6-7-8-9-10')).toBe(ticketPays[10]?.[10])
    expect(halves('71-72-73-74-75-76-77-78-79-80')).toBe(ticketPays[10]?.[0])
    expect(halves('18-19-20-21')).toBe(ticketPays[4]?.[3])
    expect(halves('21-22')).toBe(0)
  })
})
