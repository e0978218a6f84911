import { expect, test } from 'vitest'
import { meanwhile } from './meanwhile.ts'

const deferred = <T>() => Promise.withResolvers<T>()

test('the work begins while the statement runs, and both answers come back', async () => {
  const statement = deferred<string>()
  const order: string[] = []
  const both = meanwhile(statement.promise, async () => {
    order.push('work')
    statement.resolve('rows')
    return 7
  })
  order.push('left')
  expect(await both).toEqual(['rows', 7])
  expect(order).toEqual(['left', 'work'])
})

test('a failure waits for the other to end, so that nothing is sent after the end of the transaction', async () => {
  const work = deferred<void>()
  let is_over = false
  const both = meanwhile(Promise.reject(new Error('refused')), () => work.promise).catch((error: Error) => {
    is_over = true
    return error.message
  })
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(is_over).toBe(false)
  work.reject(new Error('the transaction is aborted'))
  expect(await both).toBe('refused')
})

test('a failure of the work alone is told', async () => {
  await expect(meanwhile(Promise.resolve(1), () => Promise.reject(new Error('of the work')))).rejects.toThrow('of the work')
})
