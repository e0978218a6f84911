import type { TSchema } from 'typebox'
import { signatureOf } from '#kernel/http/signed-calls.ts'
import { doorCalls } from '../contract.ts'

/** What the ledger and the licence refuse, in words for who reads the document. */
const refusalWords: Readonly<Record<string, string>> = {
  'provider-signature': 'name, path, time, nonce, body or key are wrong',
  'provider-nonce-used': 'the nonce has come before: sign anew',
  'provider-token-unknown': 'the token is unknown, older than two minutes, exchanged, or of another studio',
  'provider-session-ended': 'the session is over: signed out, excluded, twelve hours old. Credits still pass',
  'provider-off': 'the studio is switched off: no new stakes',
  'provider-game-closed': 'the operator closed the game; `message` says why',
  'provider-currency': 'the player plays in `currency`',
  'provider-transaction-reused': 'the name stands for another content; or the debit was rolled back under another name',
  'provider-rolled-back': 'the debit was rolled back before it came',
  'provider-round-unknown': 'there is no such round: nothing was staked in it',
  'provider-round-over': 'the round is closed, or its stakes went back',
  'provider-round-other': 'the name is of another round, player or game',
  'provider-round-paid': 'the round was credited: its stakes do not go back',
  'provider-round-differs': 'the house has `staked_minor` and `won_minor`: send first what is missing',
  'provider-stake-too-high': 'a round stakes no more than `most_minor`',
  'provider-win-too-high': 'a round pays no more than `most_minor`, by the `maxWin` that was announced when it began',
  'insufficient-funds': 'the player does not have the stake',
  'bonus-stake-too-high': 'with bonus money no more than `most_minor` is staked',
  'free-spins-unknown': 'there are no such free spins',
  'free-spins-ended': 'they are used up or out of time',
  'free-spins-other-game': 'they are of another game',
  'free-spins-other-stake': 'they are played at `stake_minor`',
  'stakes-blocked': 'the player takes a break, is excluded or blocked, until `till`',
  'limit-reached': 'a limit of the player is reached: `kind`, until `till`',
  'stake-other-currency': 'the player has changed the currency since: the game has to be opened again',
  'too-soon': 'the licence wants more time between rounds: `retry_after_ms`',
}

interface Shape {
  readonly type?: string
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}

const typeWords = (shape: Shape): string => {
  if (shape.anyOf) return [...new Set(shape.anyOf.map(typeWords))].join(' or ')
  if (shape.enum) return shape.enum.join(', ')
  if (shape.const !== undefined) return String(shape.const)
  if (shape.type === 'array') return `list of ${typeWords(shape.items ?? {})}`
  if (shape.type === 'object') return `{ ${fieldWords(shape)} }`
  return shape.type ?? 'any'
}

const fieldWords = ({ properties = {}, required = [] }: Shape): string =>
  Object.entries(properties)
    .map(([name, shape]) => `\`${name}\`${required.includes(name) ? '' : '?'} ${typeWords(shape)}`)
    .join(', ')

const callLines = (): string =>
  doorCalls
    .map(({ route, summary, body, reply, refusals }) => {
      const name = route.split('/').at(-2) ?? ''
      const answer = (reply as TSchema as Shape).properties?.['data'] ?? {}
      const codes = refusals.filter((code) => code !== 'provider-signature' && code !== 'provider-nonce-used')
      return [
        `**\`${name}\`** ${summary}.`,
        '',
        `- takes ${fieldWords(body as TSchema as Shape)}`,
        `- gives ${fieldWords(answer)}`,
        ...(codes.length === 0 ? [] : [`- refuses ${codes.map((code) => `\`${code}\``).join(', ')}`]),
      ].join('\n')
    })
    .join('\n\n')

const refusalLines = (): string => {
  const codes = [...new Set(doorCalls.flatMap(({ refusals }) => [...refusals] as string[]))]
  const lines = codes.map((code) => {
    const words = refusalWords[code]
    if (words === undefined) throw new Error(`docs/providers.md says nothing of the refusal ${code}`)
    return `| \`${code}\` | ${words} |`
  })
  return ['| code | what it says |', '|---|---|', ...lines].join('\n')
}

const signature = (): string =>
  signatureOf('ab'.repeat(32), {
    from: 'provider',
    method: 'POST',
    path: '/rest/provider/acme/balance/',
    time: '1795435200',
    nonce: 'a-nonce-of-the-document',
    body: '{"session":"s"}',
  })

/** The parts of docs/providers.md that are written from the contract, by name. */
export const documentParts = (scenes: readonly string[]): Readonly<Record<string, string>> => ({
  calls: callLines(),
  refusals: refusalLines(),
  signature: signature(),
  scenes: scenes.map((title) => `- ${title}.`).join('\n'),
})
