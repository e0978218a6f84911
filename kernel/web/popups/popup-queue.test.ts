import { expect, test } from 'vitest'
import { createPopupQueue } from '#kernel/web/popups/popup-queue.ts'

const create = () => {
  const shown: string[] = []
  const state = { is_busy: false }
  const queue = createPopupQueue({
    show: ({ name }) => {
      shown.push(name)
      state.is_busy = true
    },
    isBusy: () => state.is_busy,
  })
  const close = (): void => {
    state.is_busy = false
    queue.next()
  }
  return { queue, shown, state, close }
}

test('ST-010a: popups come one after another', () => {
  const { queue, shown, close } = create()
  for (const name of ['a', 'b', 'c']) queue.add({ name })
  expect(shown).toEqual(['a'])
  close()
  close()
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('OP-002: none comes over a game or the cash desk; it waits', () => {
  const { queue, shown, state, close } = create()
  state.is_busy = true
  queue.add({ name: 'prize' })
  expect(shown).toEqual([])
  close()
  expect(shown).toEqual(['prize'])
})

test('a higher priority goes first, equals keep their order', () => {
  const { queue, state, shown, close } = create()
  state.is_busy = true
  queue.add({ name: 'low' })
  queue.add({ name: 'high', priority: 5 })
  queue.add({ name: 'low too' })
  for (let index = 0; index < 3; index++) close()
  expect(shown).toEqual(['high', 'low', 'low too'])
})

test('the same popup is not shown twice while it waits or stands', () => {
  const { queue, shown, close } = create()
  queue.add({ name: 'prize', key: 'prize 1' })
  queue.add({ name: 'prize', key: 'prize 1' })
  close()
  expect(shown).toEqual(['prize'])
  queue.add({ name: 'prize', key: 'prize 1' })
  expect(shown).toEqual(['prize', 'prize'])
})
