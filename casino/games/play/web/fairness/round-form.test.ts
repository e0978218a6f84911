import { describe, expect, test } from 'vitest'
import { steppedEngines } from '#engines/registry.ts'
import { newServerSeed } from '#kernel/random/seed-commitment.ts'
import { seededRandom } from '#kernel/random/random.ts'
import { revealedRound } from '../../testing/revealed-round.ts'
import { verifyRound } from '../verify-round.ts'
import { exampleRound } from './example-round.ts'
import { emptyForm, formOf, readForm, readPasted, roundLine } from './round-form.ts'

describe('pasted rounds', () => {
  test('a copied line comes back as the same round', () => {
    const form = readPasted(roundLine(exampleRound))
    expect(form && readForm(form)).toEqual({ ok: true, round: exampleRound })
  })

  test('a whole answer of the call is taken too, with what else it carries', () => {
    const answer = JSON.stringify({ success: true, data: { id: '3-4', title: 'X', events: [], ...exampleRound } })
    expect(readPasted(`\n${answer} `)).toEqual(formOf({ ...exampleRound }))
  })

  test('a round whose secret is hidden fills what is known and leaves the secret empty', () => {
    const form = readPasted(JSON.stringify({ ...exampleRound, server_seed: null }))!
    expect(form.server_seed).toBe('')
    expect(readForm(form)).toEqual({ ok: false, faults: { server_seed: 'empty' } })
  })

  test.each(['', 'hello', '[]', '{}', 'null', '12', '{"slug":5}', '{"slug":"x","command":"y"}'])('%j is no round', (text) => {
    expect(readPasted(text)).toBeNull()
  })
})

describe('typed rounds', () => {
  const typed = formOf({ ...exampleRound })

  test('a slot’s bet may be typed as its stake; capital digits of seeds and spaces around are forgiven', () => {
    const form = { ...typed, slug: 'golden-orchard', command: ' 100 ', server_seed: ` ${typed.server_seed.toUpperCase()}\n` }
    const read = readForm(form)
    expect(read).toMatchObject({ ok: true, round: { command: { stake_minor: 100 }, server_seed: exampleRound.server_seed } })
  })

  test('a bet of a table is written by its places, and no JSON stands in the field', () => {
    const command = {
      bets: [
        { place: 'red', stake_minor: 100 },
        { place: 'split:14-17', stake_minor: 50 },
      ],
    }
    const form = formOf({ ...exampleRound, slug: 'european-roulette', command })
    expect(form.command).toBe('red 100, split:14-17 50')
    expect(readForm(form)).toMatchObject({ ok: true, round: { command } })
    expect(readForm({ ...form, command: 'red 100,' })).toMatchObject({ ok: false, faults: { command: 'bet' } })
  })

  test('a bet with a choice is written as its stake and the choice', () => {
    const command = { stake_minor: 100, choice: 'under:49.50' }
    const form = formOf({ ...exampleRound, slug: 'copper-needle', command })
    expect(form.command).toBe('100 under:49.50')
    expect(readForm(form)).toMatchObject({ ok: true, round: { command } })
    expect(readForm({ ...form, command: `${'9'.repeat(17)} under:49.50` })).toMatchObject({ ok: false, faults: { command: 'bet' } })
  })

  test.each(steppedEngines)(
    'reliability 9: a round of $slug keeps its steps in the field, also where it had none, and verifies out of it',
    async (engine) => {
      const server_seed = newServerSeed(seededRandom('form'))
      const command = { stake_minor: 1_000, choice: engine.game.example, steps: [] }
      for (let nonce = 0; nonce < 60; nonce += 1) {
        const round = revealedRound(server_seed, nonce, { slug: engine.slug, command })
        expect(readForm(formOf({ ...round }))).toEqual({ ok: true, round })
        const form = readPasted(roundLine(round))
        const read = form && readForm(form)
        expect(read).toEqual({ ok: true, round })
        expect(await verifyRound(round)).toMatchObject({ ok: true })
      }
    },
  )

  test('a bet of a game of steps is its stake, its choice and the steps, and is none without a choice', () => {
    const form = { ...formOf({ ...exampleRound }), slug: 'honey-hives', command: '1000 3  open:7 stop' }
    expect(readForm(form)).toMatchObject({ ok: true, round: { command: { stake_minor: 1_000, choice: '3', steps: ['open:7', 'stop'] } } })
    expect(readForm({ ...form, command: '1000' })).toMatchObject({ ok: false, faults: { command: 'bet' } })
  })

  test('every field says what is wrong with it', () => {
    expect(readForm(emptyForm)).toEqual({ ok: false, faults: Object.fromEntries(Object.keys(emptyForm).map((field) => [field, 'empty'])) })
    const wrong = { ...typed, command: '{', server_seed: 'abc', server_seed_hash: 'z'.repeat(64), nonce: '-1', win_minor: '1.5' }
    expect(readForm(wrong)).toEqual({
      ok: false,
      faults: { command: 'bet', server_seed: 'seed', server_seed_hash: 'seed', nonce: 'number', win_minor: 'number' },
    })
    expect(readForm({ ...typed, nonce: '9'.repeat(16) })).toMatchObject({ ok: false, faults: { nonce: 'number' } })
  })
})
