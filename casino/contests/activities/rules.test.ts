import { expect, test } from 'vitest'
import { actionsOf, faultOfSlug } from './rules.ts'

const by_playing = { spec: { entry: 'play' } }
const by_hand = { spec: { entry: 'subscribe' } }

test('SA-002: an activity has the actions that its boards, tracks and draws bring, and no others', () => {
  expect(actionsOf({ boards: [by_playing] })).toEqual([])
  expect(actionsOf({ boards: [by_playing, by_hand] })).toEqual(['join'])
  expect(actionsOf({ boards: [{ spec: { entry: 'play', teams: [{}, {}] } }] })).toEqual(['join'])
  const track = (claim: string, ...steps: { claim?: string }[]) => ({ spec: { claim, steps } })
  expect(actionsOf({ boards: [], tracks: [track('by-itself', {})] })).toEqual([])
  expect(actionsOf({ boards: [], tracks: [track('by-hand', {})], draws: [{ spec: {} }] })).toEqual(['claim'])
  // One step alone that is taken by hand, or none in a track of such.
  expect(actionsOf({ boards: [], tracks: [track('by-itself', {}, { claim: 'by-hand' })] })).toEqual(['claim'])
  expect(actionsOf({ boards: [], tracks: [track('by-hand', { claim: 'by-itself' })] })).toEqual([])
  expect(actionsOf({ boards: [by_hand], draws: [{ spec: { attempt: { asset: 'tokens', amount: 1 } } }] })).toEqual(['join', 'draw'])
})

test('an activity takes no address that is another page, a language or a call', () => {
  expect(faultOfSlug('autumn-trail', ['/races/'])).toBeUndefined()
  for (const slug of ['races', 'rest', 'en', 'home']) expect(faultOfSlug(slug, ['/races/'])).toContain('is taken')
})
