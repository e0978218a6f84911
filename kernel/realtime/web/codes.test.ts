import { disconnectedCodes, errorCodes, State, SubscriptionState } from 'centrifuge'
import { expect, test } from 'vitest'

test('RTM-010: error codes of the installed library are the public ones', () => {
  expect(errorCodes).toMatchObject({
    timeout: 1,
    transportClosed: 2,
    clientDisconnected: 3,
    clientClosed: 4,
    clientConnectToken: 5,
    clientRefreshToken: 6,
    subscriptionUnsubscribed: 7,
    subscriptionSubscribeToken: 8,
    subscriptionRefreshToken: 9,
    transportWriteError: 10,
    connectionClosed: 11,
  })
  expect(disconnectedCodes.messageSizeLimit).toBe(3)
})

test('RTM-003, RTM-004: the states have the names of the specification', () => {
  expect(Object.values(State)).toEqual(['disconnected', 'connecting', 'connected'])
  expect(Object.values(SubscriptionState)).toEqual(['unsubscribed', 'subscribing', 'subscribed'])
})
