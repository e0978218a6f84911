import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fairMessage } from '#engines/chance/fair-message.ts'
import { bytesSource } from '#engines/chance/byte-source.ts'
import { fastSource } from '#engines/chance/fast-source.ts'
import { unevenFixtures } from '#engines/testing/sport-matches.ts'
import { sports } from '#engines/sport/sports.ts'
import { squadOf } from '../world/squads.ts'
import { bodiesOf, messages_before, toldMatch } from './told-match.ts'

const script = fileURLToPath(new URL('../../../../scripts/verify-matches.py', import.meta.url))

const bytesOf = (seed: string, number: number): Buffer =>
  Buffer.concat(
    Array.from({ length: 400 }, (_, cursor) =>
      createHmac('sha256', seed)
        .update(fairMessage('match', number, cursor))
        .digest(),
    ),
  )

/** Two matches of each sport, as the house tells of them when they are over. */
const matches = sports.flatMap(({ slug, plainFixture }) =>
  [plainFixture, unevenFixtures[slug]].map((fixture, index) => {
    const [serverSeed, number] = [createHash('sha256').update(`${slug} ${index}`).digest('hex'), index + 17]
    const score = toldMatch(slug, fixture, bytesSource(bytesOf(serverSeed, number))).moments.at(-1)?.board.score
    const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex')
    return { sport: slug, number, fixture, serverSeed, serverSeedHash, result: [score?.home, score?.away] }
  }),
)

const verify = (lines: readonly object[]) =>
  spawnSync('python3', [script], { input: lines.map((line) => JSON.stringify(line)).join('\n'), encoding: 'utf8' })

test.skipIf(spawnSync('python3', ['--version']).status !== 0)(
  'reliability 9: a script that shares nothing with the engines comes to the same matches in every sport, and sees a changed result or seed',
  () => {
    const { status, stdout } = verify(matches)
    expect(stdout.match(/seed as committed, result as told/g)).toHaveLength(matches.length)
    expect(status).toBe(0)
    const changed = matches.map((match, index) =>
      index % 2 === 0 ? { ...match, result: [99, 0] } : { ...match, serverSeedHash: '0'.repeat(64) },
    )
    const refused = verify(changed)
    expect(refused.status).toBe(1)
    expect(refused.stdout.match(/SEED DIFFERS|RESULT DIFFERS/g)).toHaveLength(matches.length)
  },
)

test.each(sports.map(({ slug }) => slug))(
  '%s is told without a gap: each moment has the numbers of its messages, and the last one alone is final',
  (sport) => {
    const told = toldMatch(sport, unevenFixtures[sport], fastSource(3))
    let sequence = messages_before
    for (const [index, moment] of told.moments.entries()) {
      const bodies = bodiesOf(told, moment, new Date(0), 1)
      sequence += bodies.length
      expect(moment.sequence).toBe(sequence)
      expect(moment.is_final).toBe(index === told.moments.length - 1)
      expect(bodies.filter(({ type }) => type === 'result').length).toBe(moment.is_news ? 1 : 0)
    }
  },
)

test('a goal stops the bets at its second, and new prices come when its minute is over', () => {
  const { moments } = toldMatch('football', unevenFixtures['football'], fastSource(5))
  const goals = moments.flatMap((moment, index) => (moment.happenings.some(({ type }) => type === 'goal') ? [index] : []))
  expect(goals.length).toBeGreaterThan(0)
  for (const index of goals) {
    expect(moments[index]?.is_stopped).toBe(true)
    expect(moments[index + 1]?.is_stopped).toBe(false)
    expect((moments[index + 1]?.at_s ?? 0) % 60).toBe(0)
  }
})

test.each(['football', 'ice-hockey'])(
  '%s is the same match with scorers and without: each goal has a name of its side, and nothing else has',
  (sport) => {
    const squads = { home: squadOf(sport, `${sport}:0:0`), away: squadOf(sport, `${sport}:0:1`) }
    const told = (seed: number) => toldMatch(sport, unevenFixtures[sport], fastSource(4), { source: fastSource(seed), squads }).moments
    const plain = toldMatch(sport, unevenFixtures[sport], fastSource(4)).moments
    const bare = (moments: typeof plain) =>
      moments.map(({ happenings, ...moment }) => ({ ...moment, happenings: happenings.map(({ scorer: _, ...rest }) => rest) }))
    expect(bare(told(1))).toEqual(plain)
    const all = told(1).flatMap(({ happenings }) => happenings)
    const named = all.filter(({ scorer }) => scorer)
    expect(named.map(({ type }) => type)).toEqual(
      all.filter(({ type }) => type === 'goal' || type === 'overtime-goal').map(({ type }) => type),
    )
    for (const { side, scorer } of named) expect(squads[side ?? 'home'].map(({ name }) => name)).toContain(scorer)
    const names = (seed: number) => told(seed).flatMap(({ happenings }) => happenings.flatMap(({ scorer }) => scorer?.en ?? []))
    expect(names(1)).toEqual(names(1))
    expect([2, 3, 4].some((seed) => names(seed).join() !== names(1).join())).toBe(true)
  },
)

test('a part that is over is told by its own name, and not by that of the next', () => {
  const { moments } = toldMatch('tennis', unevenFixtures['tennis'], fastSource(5))
  const overs = moments.flatMap(({ happenings }) => happenings.filter(({ type }) => type === 'set-over'))
  expect(overs.map(({ period }) => period)).toEqual(overs.map((_, index) => `set:${index + 1}`))
})
