import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { httpCarrier } from '#kernel/outbox/http-carrier.ts'
import { readOutboxSettings, type RequestTemplate } from '#kernel/outbox/settings.ts'
import { smtpCarrier } from '#kernel/outbox/smtp-carrier.ts'

const opened: (Server | TcpServer)[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

const portOf = async (server: Server | TcpServer): Promise<number> => {
  opened.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly authorization: string | undefined
  readonly body: string
}

/** A provider's HTTP API on this machine, which writes down what it is asked. */
const provider = async (status = 200, headers: Record<string, string> = {}): Promise<{ url: string; heard: Heard[] }> => {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      heard.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body })
      response.writeHead(status, headers).end('{"ok":true}')
    })
  })
  return { url: `http://127.0.0.1:${await portOf(server)}`, heard }
}

const template = (url: string, changes: Partial<RequestTemplate> = {}): RequestTemplate => ({
  url: `${url}/messages`,
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
  body: '{"phone":"{to}","message":"{text}"}',
  ...changes,
})
const sms = { kind: 'text', to: '+380501234567', text: 'Код "42"\n& {to} <b>' } as const

test('AU-023: an SMS goes to the provider’s API as the template says, and no text breaks out of its place', async () => {
  const { url, heard } = await provider(201)
  await httpCarrier(template(url))(sms)
  expect(heard).toMatchObject([{ method: 'POST', url: '/messages', authorization: 'Bearer key' }])
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ phone: '+380501234567', message: sms.text })
})

test('a form, XML and an address are filled in by their own rules', async () => {
  const { url, heard } = await provider()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await httpCarrier(template(url, { headers: form, body: 'to={to}&text={text}' }))(sms)
  expect(new URLSearchParams(heard[0]?.body).get('text')).toBe(sms.text)
  await httpCarrier(template(url, { headers: { 'content-type': 'text/xml' }, body: '<m>{text}</m>' }))(sms)
  expect(heard[1]?.body).toBe('<m>Код &quot;42&quot;\n&amp; {to} &lt;b&gt;</m>')
  await httpCarrier(template(`${url}/?phone={to}&text={text}#`, { method: 'GET', body: '' }))(sms)
  expect(new URL(heard[2]?.url ?? '', url).searchParams.get('text')).toBe(sms.text)
})

test('AU-023: a call carries its digits', async () => {
  const { url, heard } = await provider()
  await httpCarrier(template(url, { body: '{"to":"{to}","code":"{digits}"}' }))({ kind: 'flash-call', to: '+380501234567', digits: '0042' })
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ to: '+380501234567', code: '0042' })
})

test.each([400, 401, 500, 503])('an answer of %i is a failure, and tells nothing of the message', async (status) => {
  const { url } = await provider(status)
  const error = await httpCarrier(template(url))(sms).catch((caught: unknown) => caught as Error)
  expect(String(error)).toContain(String(status))
  expect(String(error)).not.toMatch(/42|380/)
})

test('a redirect is not followed: the number and the code stay with the provider', async () => {
  const elsewhere = await provider()
  const { url } = await provider(307, { location: `${elsewhere.url}/` })
  await expect(httpCarrier(template(url))(sms)).rejects.toThrow('fetch failed')
  expect(elsewhere.heard).toEqual([])
})

/** A mail server on this machine that speaks just enough SMTP; `refuses` recipients with that code. */
const mailServer = async (refuses?: number): Promise<{ url: string; said: string[] }> => {
  const said: string[] = []
  const server = createTcpServer((socket) => {
    let in_data = false
    let rest = ''
    const answer = (line: string): string => {
      if (line.startsWith('RCPT') && refuses) return `${refuses} no such user: ${line.slice(8)}`
      if (line === 'DATA') return ((in_data = true), '354 go on')
      return line.startsWith('QUIT') ? '221 bye' : '250 ok'
    }
    socket.write('220 local\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8')
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        said.push(line)
        if (!in_data) socket.write(`${answer(line)}\r\n`)
        else if (line === '.') {
          in_data = false
          socket.write('250 queued\r\n')
        }
      }
    })
  })
  return { url: `smtp://127.0.0.1:${await portOf(server)}?ignoreTLS=true`, said }
}

const letter = { kind: 'letter', to: 'olena@example.com', subject: 'Код підтвердження', text: 'Вітаємо!\n\nВаш код: 123456' } as const

test('a letter goes out by SMTP from the house’s address, in any language', async () => {
  const { url, said } = await mailServer()
  const carrier = smtpCarrier({ url, from: 'Openhouse <hello@example.com>' })
  await carrier(letter)
  carrier.close()
  expect(said).toEqual(expect.arrayContaining(['MAIL FROM:<hello@example.com>', 'RCPT TO:<olena@example.com>', 'To: olena@example.com']))
  const start = said.findIndex((line, index) => line === '' && said.slice(0, index).some((header) => header.startsWith('Subject:')))
  const encoded = said.slice(start + 1).join('\n')
  const base64 = said.some((line) => /^Content-Transfer-Encoding: base64/i.test(line))
  const text = base64
    ? Buffer.from(encoded.split('\n.')[0] ?? '', 'base64').toString('utf8')
    : Buffer.from(
        encoded.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')
  expect(text).toContain('Ваш код: 123456')
})

test('a refused recipient and a server that is away are failures', async () => {
  const { url } = await mailServer(550)
  await expect(smtpCarrier({ url, from: 'a@example.com' })(letter)).rejects.toThrow('550')
  await expect(smtpCarrier({ url: 'smtp://127.0.0.1:9', from: 'a@example.com' })(letter)).rejects.toThrow('ECONNREFUSED')
})

test('reliability 23: whom a refused letter was for is not in what is logged of it', async () => {
  const { url } = await mailServer(550)
  const error = await smtpCarrier({ url, from: 'a@example.com' })(letter).catch((caught: unknown) => caught)
  expect(inspect(error, { depth: 5, showHidden: true })).not.toContain('olena')
})

test('an address is one recipient, whatever stands in it', async () => {
  const { url, said } = await mailServer()
  await smtpCarrier({ url, from: 'a@example.com' })({ ...letter, to: 'a@example.com, b@example.com' }).catch(() => undefined)
  expect(said.filter((line) => line.startsWith('RCPT')).length).toBeLessThan(2)
})

test('the settings are checked whole, and nothing set means the outbox', () => {
  const mistakes: string[] = []
  expect(readOutboxSettings({}, mistakes)).toEqual({ smtp: null, sms: null, flash_call: null })
  expect(mistakes).toEqual([])
  readOutboxSettings(
    { SMTP_URL: 'http://x', SMS_URL: 'ftp://x', SMS_METHOD: 'DELETE', SMS_HEADERS: '[1]', FLASH_CALL_URL: 'https://x/{to}' },
    mistakes,
  )
  for (const name of ['SMTP_URL must', 'MAIL_FROM', 'SMS_URL must', 'SMS_METHOD', 'SMS_HEADERS', '{text}', '{digits}'])
    expect(mistakes.join('\n')).toContain(name)
})
