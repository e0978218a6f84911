import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Works that end when they are told to. */
const worksOf = (count: number) =>
  Array.from({ length: count }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    return { promise, resolve, reject, begun: false }
  })

type Work = ReturnType<typeof worksOf>[number]

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('two run at a time, the others in order of arrival, and a failure hands its place on', async () => {
  const gate = createGate({ at_once: 2, most_waiting: 10 })
  const works = worksOf(5)
  const runs = works.map((work) =>
    gate.run(() => {
      work.begun = true
      return work.promise
    }),
  )
  const begun = async () => (await settle(), works.map((work) => work.begun))
  expect(await begun()).toEqual([true, true, false, false, false])
  works[1]!.resolve()
  expect(await begun()).toEqual([true, true, true, false, false])
  works[0]!.reject(new Error('failed'))
  await expect(runs[0]).rejects.toThrow('failed')
  expect(await begun()).toEqual([true, true, true, true, false])
  for (const work of works) work.resolve()
  await Promise.all(runs.slice(1))
  expect(await gate.run(async () => 'free again')).toBe('free again')
})

test('reliability 25: who comes when too many are waiting hears it at once, with a time to come back', async () => {
  const gate = createGate({ at_once: 1, most_waiting: 2 })
  const works = worksOf(3)
  const runs = works.map((work) => gate.run(() => work.promise))
  await expect(gate.run(async () => 'too late')).rejects.toMatchObject({ status: 503, details: { retry_after_s: 10 } })
  for (const work of works) work.resolve()
  await Promise.all(runs)
})

test('AU-013: nothing is done for who has waited so long that they left, and who came after them is next', async () => {
  let now_ms = 0
  const gate = createGate({ at_once: 1, most_waiting: 10, now_ms: () => now_ms })
  const [first, early, late] = worksOf(3) as [Work, Work, Work]
  const enter = (work: Work) => gate.run(() => ((work.begun = true), work.promise))
  const working = enter(first)
  const left = enter(early)
  now_ms = 1
  const stayed = enter(late)
  now_ms = 10_001
  first.resolve()
  await expect(left).rejects.toMatchObject({ status: 503, details: { retry_after_s: 10 } })
  expect([early.begun, late.begun]).toEqual([false, true])
  late.resolve()
  await Promise.all([working, stayed])
  expect(await gate.run(async () => 'free again')).toBe('free again')
})
