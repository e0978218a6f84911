import { expect, test } from 'vitest'
import { addressOf, isLoopback, isPrivateHost, prefixOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['::1', '::/64', '::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
])('reliability 18: %s is counted as %s in %s', (ip, address, prefix) => {
  expect([addressOf(ip), prefixOf(ip)]).toEqual([address, prefix])
})

test('reliability 18: a port that a proxy writes behind an address makes no new address', () => {
  for (const port of [1, 4711, 65_535]) {
    expect(addressOf(`203.0.113.7:${port}`)).toBe('203.0.113.7')
    expect(addressOf(`[2001:db8:1:2::9]:${port}`)).toBe('2001:db8:1:2::/64')
  }
  expect([addressOf('[2001:db8:1:2::9]'), prefixOf('203.0.113.7:80')]).toEqual(['2001:db8:1:2::/64', '203.0.113.0/24'])
})

test('reliability 18: who sends no address is counted with all who send none, whatever and however much they write', () => {
  const told = [
    '',
    'unknown',
    'a',
    'b'.repeat(60_000),
    '1.2.3',
    '0x7f.1',
    '203.0.113.7:x',
    '203.0.113.256',
    '_hidden',
    ':::',
    '1:2:3',
    '[]:80',
  ]
  expect(new Set(told.flatMap((ip) => [addressOf(ip), prefixOf(ip)])).size).toBe(1)
})

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['203.0.113.7', false],
  ['', false],
])('%s is this machine: %s', (ip, expected) => expect(isLoopback(ip)).toBe(expected))

test.each([
  'localhost',
  'shop.localhost',
  'LAPTOP',
  'laptop.local',
  'house.test',
  '127.0.0.1',
  '192.168.1.4',
  '10.1.2.3',
  '[::1]',
  '[fd00::1]',
  '0.0.0.0',
  '::',
])('%s cannot be reached from the world', (host) => expect(isPrivateHost(host)).toBe(true))

test.each(['casino.example', 'casino.com.ua', 'localhost.casino.com', '8.8.8.8', '[2a00:1450::1]', 'local.', '127.0.0.1.nip.io'])(
  '%s faces the world',
  (host) => expect(isPrivateHost(host)).toBe(false),
)
