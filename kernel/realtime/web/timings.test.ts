import { Centrifuge } from 'centrifuge'
import { expect, test } from 'vitest'

/** The library's own figures, read from the objects of the installed package: they are the product's timings. */
const figuresOf = (instance: object, name: string): unknown => Reflect.get(instance, name)
const client = new Centrifuge('ws://127.0.0.1:1')
const config = figuresOf(client, '_config') as Record<string, unknown>

test('RTM-005, CN-059: reconnect delays of 500 to 20000 ms', () => {
  expect([config['minReconnectDelay'], config['maxReconnectDelay']]).toEqual([500, 20_000])
  for (let attempt = 0; attempt < 50; attempt++) {
    Reflect.set(client, '_reconnectAttempts', attempt)
    const delay_ms = (figuresOf(client, '_getReconnectDelay') as () => number).call(client)
    expect(delay_ms).toBeGreaterThanOrEqual(500)
    expect(delay_ms).toBeLessThanOrEqual(20_000)
  }
})

test('RTM-006, CN-058: a request times out after 5000 ms', () => {
  expect(config['timeout']).toBe(5_000)
})

test('RTM-007, CN-060: 10000 ms of grace for a ping', () => {
  expect(config['maxServerPingDelay']).toBe(10_000)
})

test('RTM-008, CN-061: resubscribe delays of 500 to 20000 ms', () => {
  const subscription = client.newSubscription('race:7')
  expect([figuresOf(subscription, '_minResubscribeDelay'), figuresOf(subscription, '_maxResubscribeDelay')]).toEqual([500, 20_000])
})

test('RTM-009, CN-062: token refresh is tried again after 5000-10000 ms, for subscriptions after 10000-20000 ms', () => {
  const subscription = client.newSubscription('race:8')
  const delays = (instance: object): number[] => {
    const next = figuresOf(instance, '_getRefreshRetryDelay') as () => number
    return Array.from({ length: 500 }, () => next.call(instance))
  }
  for (const [values, least_ms, most_ms] of [
    [delays(client), 5_000, 10_000],
    [delays(subscription), 10_000, 20_000],
  ] as const) {
    expect(Math.min(...values)).toBeGreaterThanOrEqual(least_ms)
    expect(Math.max(...values)).toBeLessThanOrEqual(most_ms)
  }
})
