import { setTimeout as wait } from 'node:timers/promises'
import { Compile } from 'typebox/compile'
import { OfferedGames, ToldRound } from '#casino/games/providers/contract.ts'
import type { FakeHouse, Heard, Reply } from './fake-house.ts'

export interface Scene {
  readonly title: string
  /** What the studio did wrong, in words; none where it did well. */
  readonly play: (stage: Stage) => Promise<readonly string[]>
}

export interface Stage {
  readonly house: FakeHouse
  /** Where the studio stands, without a trailing slash. */
  readonly url: string
  /** How long the examiner waits for what has to come. */
  readonly patience_ms: number
}

const stake = 100
const currency = 'UAH'
const offered = Compile(OfferedGames)
const toldRound = Compile(ToldRound)

const done = (data: object): Reply => ({ status: 200, body: { success: true, data } })
const no = (error: string, status = 200): Reply => ({ status, body: { success: false, error, message: error } })

const session = {
  session: 'a-session-of-the-examiner',
  player: 'a-player-of-the-examiner',
  game: 'any',
  language: 'en',
  exponent: 2,
  currency,
  balance: 10_000,
  bonus: 0,
  freeSpins: null,
  leastRoundMs: 0,
}

/** What a house answers where nothing is wrong. */
const plainly = ({ call, body }: Heard): Reply => {
  if (call === 'session') return done(session)
  if (call === 'rollback') return done({ transaction: body['transaction'], outcome: 'returned' })
  return done({ ...body, currency, balance: 10_000 })
}

const play = ({ house, url }: Stage, outcome: 'win' | 'lose', token = `token-${outcome}-of-the-examiner`) =>
  house.ask(`${url}/openhouse/certify/`, { method: 'POST', content: { token, stake, outcome } })

/** Waits until something has been heard, or for as long as patience lasts. */
const until = async (stage: Stage, is_there: () => boolean): Promise<boolean> => {
  for (let waited_ms = 0; waited_ms <= stage.patience_ms; waited_ms += 25) {
    if (is_there()) return true
    await wait(25)
  }
  return false
}

const of = (heard: readonly Heard[], call: string) => heard.filter((one) => one.call === call)
const wrong = (is_wrong: boolean, words: string): string[] => (is_wrong ? [words] : [])
const signatures = (heard: readonly Heard[]): string[] => [...new Set(heard.flatMap(({ fault }) => fault ?? []))]

/** What is told twice under one name must be the same; what is told once must be told under one. */
const names = (heard: readonly Heard[], call: string): string[] => {
  const bodies = of(heard, call).map(({ body }) => body)
  const contents = new Map<unknown, string>()
  const faults: string[] = []
  for (const body of bodies) {
    const json = JSON.stringify(Object.entries(body).toSorted())
    const known = contents.get(body['transaction'])
    if (known !== undefined && known !== json) faults.push(`a ${call} was repeated with other content`)
    contents.set(body['transaction'], json)
  }
  return [...faults, ...wrong(contents.size > 1, `one ${call} was sent under several names`)]
}

const order = (heard: readonly Heard[], first: string, second: string): string[] => {
  const [one, other] = [first, second].map((call) => heard.findIndex((candidate) => candidate.call === call))
  return wrong(other !== undefined && other >= 0 && (one === undefined || one < 0 || other < one), `a ${second} came before its ${first}`)
}

/** A round that has to come to its end, whatever happens on the way. */
const ended = (heard: readonly Heard[], outcome: 'win' | 'lose'): string[] => {
  const [debit, credit, close] = ['debit', 'credit', 'close'].map((call) => of(heard, call).at(-1)?.body)
  const won = outcome === 'win' ? Number(credit?.['amount'] ?? 0) : 0
  const amounts = [...of(heard, 'debit'), ...of(heard, 'credit')].map(({ body }) => body)
  return [
    ...signatures(heard),
    ...names(heard, 'debit'),
    ...names(heard, 'credit'),
    ...order(heard, 'debit', 'credit'),
    ...order(heard, 'debit', 'close'),
    ...order(heard, 'credit', 'close').filter(() => outcome === 'win'),
    ...wrong(debit?.['amount'] !== stake, 'the stake is not what was asked for'),
    ...wrong(outcome === 'win' && !(won > 0), 'a win was not credited'),
    ...wrong(outcome === 'lose' && of(heard, 'credit').some(({ body }) => Number(body['amount']) > 0), 'a lost round was credited'),
    ...wrong(
      amounts.some((body) => body['currency'] !== currency),
      'an amount is in another currency',
    ),
    ...wrong(
      amounts.some((body) => !Number.isSafeInteger(body['amount'])),
      'an amount is not in whole minor units',
    ),
    ...wrong(new Set(heard.flatMap(({ body }) => body['round'] ?? [])).size > 1, 'a round changes its name'),
    ...wrong(!close, 'the round was not closed'),
    ...wrong(close !== undefined && (close['staked'] !== stake || close['won'] !== won), 'the round was closed with other sums'),
    ...wrong(of(heard, 'rollback').length > 0 && Boolean(credit ?? close), 'a round that was taken back went on'),
  ]
}

const wholeRound =
  (outcome: 'win' | 'lose', answers: (heard: Heard, times: number) => Reply) =>
  async (stage: Stage): Promise<readonly string[]> => {
    const counts = new Map<string, number>()
    let is_closed = false
    const heard = stage.house.scene((one) => {
      const times = (counts.get(one.call) ?? 0) + 1
      counts.set(one.call, times)
      const reply = answers(one, times)
      if (one.call === 'close' && reply !== 'broken' && reply.status < 400) is_closed = true
      return reply
    })
    await play(stage, outcome).catch(() => undefined)
    await until(stage, () => is_closed)
    return ended(heard, outcome)
  }

/** A call whose first answer is lost or says "later": it has to come again. */
const answersOf =
  (special: string, first: Reply) =>
  async (stage: Stage): Promise<readonly string[]> => {
    let heard_times = 0
    const faults = await wholeRound('win', (one, times) => {
      if (one.call === special) heard_times = times
      return one.call === special && times === 1 ? first : plainly(one)
    })(stage)
    return [...faults, ...wrong(heard_times < 2, `a ${special} that nobody confirmed was not sent again`)]
  }

/** A debit that is refused for good: nothing may follow from it. */
const refusedDebit =
  (error: string) =>
  async (stage: Stage): Promise<readonly string[]> => {
    const heard = stage.house.scene((one) => (one.call === 'debit' ? no(error) : plainly(one)))
    await play(stage, 'win').catch(() => undefined)
    await wait(Math.min(stage.patience_ms, 100))
    return [
      ...signatures(heard),
      ...wrong(of(heard, 'debit').length !== 1, 'a refused stake was asked for again'),
      ...wrong(of(heard, 'credit').length + of(heard, 'close').length > 0, 'a round went on whose stake was refused'),
    ]
  }

const silentDebit = async (stage: Stage): Promise<readonly string[]> => {
  const heard = stage.house.scene((one) => (one.call === 'debit' ? 'broken' : plainly(one)))
  await play(stage, 'win').catch(() => undefined)
  await until(stage, () => of(heard, 'rollback').length > 0)
  const [debit, rollback] = [of(heard, 'debit')[0]?.body, of(heard, 'rollback')[0]?.body]
  return [
    ...signatures(heard),
    ...names(heard, 'debit'),
    ...wrong(!rollback, 'a stake that nobody confirmed was not taken back'),
    ...wrong(rollback !== undefined && rollback['debit'] !== debit?.['transaction'], 'a rollback names another debit'),
    ...wrong(of(heard, 'credit').length + of(heard, 'close').length > 0, 'a round went on whose stake was not confirmed'),
  ]
}

const unknownToken = async (stage: Stage): Promise<readonly string[]> => {
  const heard = stage.house.scene((one) => (one.call === 'session' ? no('provider-token-unknown', 403) : plainly(one)))
  await play(stage, 'win').catch(() => undefined)
  return [...signatures(heard), ...wrong(of(heard, 'debit').length > 0, 'a stake was taken without a session')]
}

const asked = async ({ house, url }: Stage): Promise<readonly string[]> => {
  const games = `${url}/openhouse/games/`
  const listed = await house.ask(games, {})
  const nonce = 'a-nonce-that-comes-twice'
  const first = await house.ask(games, { spoil: { nonce } })
  const others = [
    ['another key', await house.ask(games, { spoil: { key: '00'.repeat(32) } })],
    ['a time of long ago', await house.ask(games, { spoil: { late_s: 3_600 } })],
    ['a nonce for the second time', await house.ask(games, { spoil: { nonce } })],
  ] as const
  return [
    ...wrong(listed.status !== 200 || !offered.Check(listed.body), 'the list of games has another shape'),
    ...wrong(first.status !== 200, 'a signed question was refused'),
    ...others.flatMap(([what, { status }]) => wrong(status < 400, `a question with ${what} was answered`)),
  ]
}

const toldOfRounds = async (stage: Stage): Promise<readonly string[]> => {
  const { house, url } = stage
  const heard = house.scene(plainly)
  await play(stage, 'win').catch(() => undefined)
  await until(stage, () => of(heard, 'close').length > 0)
  const round = String(heard.find(({ body }) => body['round'] !== undefined)?.body['round'])
  const credit = of(heard, 'credit')[0]?.body
  const told = await house.ask(`${url}/openhouse/rounds/${encodeURIComponent(round)}/`, {})
  const unknown = await house.ask(`${url}/openhouse/rounds/never-played/`, {})
  const credits = toldRound.Check(told.body) ? told.body.credits : []
  return [
    ...wrong(!toldRound.Check(told.body) || told.body.state !== 'closed', 'a closed round is not told as closed'),
    ...wrong(
      credits.length !== 1 || credits[0]?.transaction !== credit?.['transaction'] || credits[0]?.amount !== credit?.['amount'],
      'what a round brought is not told as it was credited',
    ),
    ...wrong(!toldRound.Check(unknown.body) || unknown.body.state !== 'unknown', 'a round that never was is told as one'),
  ]
}

/** Every scene of a certification, in the order of docs/providers.md. */
export const scenes: readonly Scene[] = [
  { title: 'Questions of the house are answered when they are signed, now and once', play: asked },
  { title: 'A lost round is staked and closed', play: wholeRound('lose', plainly) },
  { title: 'A won round is staked, credited and closed', play: wholeRound('win', plainly) },
  { title: 'The answer to a debit is lost: it is asked again under the same name', play: answersOf('debit', 'broken') },
  {
    title: 'The house is busy at a credit: it is sent again until it is taken',
    play: answersOf('credit', no('temporarily-unavailable', 503)),
  },
  { title: 'The answer to a credit is lost: it is sent again under the same name', play: answersOf('credit', 'broken') },
  { title: 'The answer to a close is lost: it is sent again', play: answersOf('close', 'broken') },
  { title: 'A debit that is never answered is taken back', play: silentDebit },
  { title: 'A player excluded themselves: the refused stake is not played', play: refusedDebit('stakes-blocked') },
  { title: 'A stake above the balance is not played', play: refusedDebit('insufficient-funds') },
  { title: 'A session that ended takes no stakes', play: refusedDebit('provider-session-ended') },
  { title: 'A token that opens nothing opens nothing', play: unknownToken },
  { title: 'The house asks what became of a round', play: toldOfRounds },
]
