import { expect, test } from 'vitest'
import { callFaults } from './call-faults.ts'

const step = (change: object = {}) => ({ name: 'one', goal: { kind: 'rounds', count: 1 }, reward: {}, ...change })
const track = (spec: object = {}) => ({ tracks: [{ name: 'main', spec: { claim: 'by-itself', steps: [step()], ...spec } }] })
const draw = (attempt: object) => ({
  draws: [{ name: 'basket', spec: { outcomes: [], attempt: { asset: 'tokens', amount: 2, ...attempt } } }],
})

test.each<[string, Parameters<typeof callFaults>[0], Parameters<typeof callFaults>[2], string]>([
  ['a track that one joins', track({ entry: 'subscribe' }), ['join-track'], 'tracks: main is joined by one’s own word'],
  ['rewards that are taken', track({ claim: 'by-hand' }), ['claim'], 'tracks: what one of main brings is taken by hand'],
  [
    'one reward that is taken',
    track({ steps: [step({ claim: 'by-hand' })] }),
    ['claim'],
    'tracks: what one of main brings is taken by hand',
  ],
  ['a draw for points', draw({}), ['attempt'], 'draws: basket is drawn for points'],
  ['tickets of a draw', draw({ is_drawn_at_end: true }), ['ticket'], 'draws: basket has tickets that are drawn at its end'],
])('what nobody could do is not published: %s, where the kind has no call for it', (_what, document, calls = [], fault) => {
  expect(callFaults(document, 'contest')).toEqual([`${fault}, for which contest has no call`])
  expect(
    callFaults(document, 'contest', ['join-track', 'claim', 'attempt', 'ticket'].filter((one) => !calls.includes(one as never)) as never),
  ).toHaveLength(1)
  expect(callFaults(document, 'contest', calls)).toEqual([])
})

test('what comes by itself needs no call, nor does a step by hand that brings nothing', () => {
  expect(callFaults(track(), 'contest')).toEqual([])
  expect(callFaults(track({ claim: 'by-hand', steps: [step({ reward: undefined }), step({ claim: 'by-itself' })] }), 'contest')).toEqual([])
})
