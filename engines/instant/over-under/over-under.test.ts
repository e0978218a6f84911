import { describe, expect, test } from 'vitest'
import { bytesSource } from '../../chance/byte-source.ts'
import { fraction, fractionText } from '../../fraction.ts'
import { publish } from '../../published.ts'
import { instantEngines } from '../../registry.ts'
import { settleInstantGame } from '../instant-game.ts'
import { choiceMaths } from '../maths.ts'
import { choiceText, numbers, overUnderBets, readChoice, type Side } from './bets.ts'
import { copperNeedle } from './game.ts'

const [engine] = instantEngines.filter(({ slug }) => slug === 'copper-needle')
const sides: readonly Side[] = ['under', 'over']
const stake_minor = 100
const winOf = (choice: string, number: number): number => settleInstantGame(copperNeedle, { stake_minor, choice }, [number]).win_minor

describe('the bets of a dial', () => {
  test('reliability 10: every bet on either side, gone through number by number, returns 99 % exactly, with the chance that it names', () => {
    for (const bet of overUnderBets) {
      for (const side of sides) {
        const choice = choiceText(side, bet)
        let [returned_minor, hits] = [0, 0]
        for (let number = 0; number < numbers; number += 1) {
          const win_minor = winOf(choice, number)
          returned_minor += win_minor
          if (win_minor > 0) hits += 1
        }
        expect([returned_minor, hits], choice).toEqual([99 * numbers, bet.chance])
      }
    }
  })

  test('reliability 10: the closed form of every bet is what the walk over all numbers gives', () => {
    for (const bet of overUnderBets) {
      const wins = Array.from({ length: numbers }, (_, number) => BigInt(winOf(choiceText('under', bet), number)))
      const [sum, squares] = [wins.reduce((a, b) => a + b), wins.reduce((a, b) => a + b * b, 0n)]
      const [all, stake] = [BigInt(numbers), BigInt(stake_minor)]
      const walked = publish({
        mean: fraction(sum, all * stake),
        mean_square: fraction(squares, all * stake * stake),
        hit_rate: fraction(BigInt(wins.filter((win) => win > 0n).length), all),
        max_multiple: fraction(
          wins.reduce((a, b) => (a > b ? a : b)),
          stake,
        ),
      })
      expect(choiceMaths(copperNeedle, choiceText('over', bet)), String(bet.chance)).toEqual(walked)
    }
  })

  test('no stake of twenty minor units, and so none on the grid, has a win that would have to be rounded', () => {
    for (const { twentieths, chance } of overUnderBets) {
      expect(Number.isInteger(twentieths)).toBe(true)
      expect(fractionText(fraction(BigInt(twentieths * chance), BigInt(20 * numbers)))).toBe('99/100')
    }
    expect(overUnderBets.length).toBeGreaterThan(80)
  })

  test('the mark itself belongs to nobody: 49.50 is not under 49.50, and 50.49 is not over 50.49', () => {
    expect([winOf('under:49.50', 4_949), winOf('under:49.50', 4_950)]).toEqual([200, 0])
    expect([winOf('over:50.49', 5_050), winOf('over:50.49', 5_049)]).toEqual([200, 0])
    expect([winOf('under:00.20', 0), winOf('over:99.79', 9_999)]).toEqual([49_500, 49_500])
  })

  test('a choice has one spelling, which reads back as the same bet', () => {
    for (const bet of overUnderBets) {
      for (const side of sides) expect(readChoice(choiceText(side, bet))).toMatchObject({ side, bet })
    }
    for (const choice of [
      '',
      'under',
      'under:49.51',
      'under:49.5',
      'under:049.50',
      'over:49.50',
      'UNDER:49.50',
      'under:00.00',
      'over:99.99',
    ])
      expect(readChoice(choice), choice).toBeNull()
  })
})

describe('a round', () => {
  test('is one number from the fair bytes, told first, and then what it brought', () => {
    const command = { stake_minor: 400, choice: 'under:49.50' }
    // 0x04d2 is 1234.
    expect(engine?.play(command, bytesSource([0x04, 0xd2]))).toEqual({
      win_minor: 800,
      events: [
        { type: 'values-drawn', values: [1_234] },
        { type: 'round-ended', win_minor: 800, win_multiple: 2 },
      ],
    })
  })

  test('GA-023: a stake off the grid, a bet that is none and fields of other games are refused before anything is drawn', () => {
    const faultOf = (command: unknown) => {
      const checked = engine?.check(command)
      return checked?.ok ? null : checked?.fault
    }
    expect(faultOf({ stake_minor: 100, choice: 'under:49.50' })).toBeNull()
    expect(faultOf({ stake_minor: 30, choice: 'under:49.50' })).toBe('stake-off-grid')
    expect(faultOf({ stake_minor: 0, choice: 'under:49.50' })).toBe('stake-not-positive')
    expect(faultOf({ stake_minor: 100, choice: 'under:49.51' })).toBe('choice-impossible')
    expect(faultOf({ stake_minor: 100 })).toBe('command-malformed')
    expect(faultOf({ stake_minor: 100, choice: 'under:49.50', bets: [] })).toBe('command-malformed')
    expect(() => engine?.play({ stake_minor: 100, choice: 'sideways' }, bytesSource([0, 0]))).toThrow(RangeError)
  })
})
