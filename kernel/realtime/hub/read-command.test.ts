import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCommand } from '#kernel/realtime/hub/read-command.ts'

test('RTM-001: the commands that clients send are read', () => {
  expect(readCommand('{}')).toEqual({ kind: 'pong' })
  expect(readCommand('{"id":1,"connect":{"token":"t","name":"js"}}')).toEqual({ kind: 'connect', id: 1, token: 't', subs: new Map() })
  expect(readCommand('{"id":2,"subscribe":{"channel":"race:7","token":"t","recover":true,"offset":3,"epoch":"e","flag":1}}')).toEqual({
    kind: 'subscribe',
    id: 2,
    channel: 'race:7',
    token: 't',
    position: { recover: true, offset: 3, epoch: 'e' },
  })
  expect(readCommand('{"id":3,"unsubscribe":{"channel":"race:7"}}')).toEqual({ kind: 'unsubscribe', id: 3, channel: 'race:7' })
  expect(readCommand('{"id":4,"refresh":{"token":"t"}}')).toEqual({ kind: 'refresh', id: 4, token: 't' })
  expect(readCommand('{"id":5,"sub_refresh":{"channel":"c","token":"t"}}')).toEqual({
    kind: 'sub_refresh',
    id: 5,
    channel: 'c',
    token: 't',
  })
  expect(readCommand('{"id":6,"publish":{"channel":"c","data":1}}')).toEqual({ kind: 'unavailable', id: 6 })
  expect(readCommand('{"id":7,"dance":{}}')).toEqual({ kind: 'unknown', id: 7 })
})

test('wrong types inside a command count as nothing said', () => {
  const command = readCommand('{"id":2,"subscribe":{"channel":7,"token":null,"recover":"yes","offset":-1,"epoch":[]}}')
  expect(command).toEqual({ kind: 'subscribe', id: 2, channel: '', token: '', position: { recover: false, offset: 0, epoch: '' } })
})

test.each([
  '',
  'x',
  '[]',
  'null',
  '7',
  '"{}"',
  '{"connect":{}}',
  '{"id":0,"connect":{}}',
  '{"id":1.5}',
  '{"id":"1"}',
  '{"id":4294967296}',
  '{"a":1}',
])('no command: %s', (line) => {
  expect(readCommand(line)).toBeNull()
})

test('no line makes the reader throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (line) => void readCommand(line)))
  const names = fc.constantFrom('connect', 'subscribe', 'unsubscribe', 'refresh', 'sub_refresh', 'publish', 'rpc', 'x')
  fc.assert(
    fc.property(fc.anything(), names, fc.jsonValue(), (id, name, content) => {
      expect(() => readCommand(JSON.stringify({ id: typeof id === 'bigint' ? 1 : id, [name]: content }) ?? '')).not.toThrow()
    }),
  )
})
