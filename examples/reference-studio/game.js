/** The coin in its frame. It speaks to its own server alone; to the page around it only by the messages of docs/providers.md. */
const words = {
  uk: {
    title: 'Чесна монета',
    heads: 'Герб',
    tails: 'Число',
    balance: 'На рахунку',
    stake: 'Ставка',
    turning: 'Монета летить…',
    won: 'Ви виграли',
    lost: 'Цього разу без виграшу',
    gone: 'Сеанс завершено. Закрийте гру й відкрийте її знову.',
    rules: 'Монета падає навпіл: 50 на 50. Вгадали — ставка повертається 1,96 раза.',
  },
  ru: {
    title: 'Честная монета',
    heads: 'Орёл',
    tails: 'Решка',
    balance: 'На счёте',
    stake: 'Ставка',
    turning: 'Монета летит…',
    won: 'Вы выиграли',
    lost: 'В этот раз без выигрыша',
    gone: 'Сеанс завершён. Закройте игру и откройте её снова.',
    rules: 'Монета падает пополам: 50 на 50. Угадали — ставка возвращается 1,96 раза.',
  },
  en: {
    title: 'Fair coin',
    heads: 'Heads',
    tails: 'Tails',
    balance: 'Balance',
    stake: 'Stake',
    turning: 'The coin is in the air…',
    won: 'You won',
    lost: 'No win this time',
    gone: 'The session is over. Close the game and open it again.',
    rules: 'The coin falls half and half. Guess right, and the stake comes back 1.96 times.',
  },
}

const language = new URLSearchParams(location.search).get('language') ?? 'en'
const say = words[language] ?? words.en
const token = new URLSearchParams(location.hash.slice(1)).get('token')
// The token is used up by the next call; nothing else should read it from the address.
history.replaceState(null, '', location.pathname + location.search)

const of = (id) => document.getElementById(id)
const call = async (path, body) => {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return response.ok ? response.json() : null
}
const tellPage = (type) => {
  if (window.parent !== window)
    window.parent.postMessage({ openhouse: 1, type }, document.referrer === '' ? '*' : new URL(document.referrer).origin)
}

let seat = null
let stake = 0
const steps = [1, 5, 10]

const amount = (minor) => `${(minor / 10 ** seat.exponent).toFixed(2)} ${seat.currency}`
const showBalance = (minor) => {
  of('purse').textContent = `${say.balance}: ${amount(minor)}`
}

const askBalance = async () => {
  const told = seat && (await call('/api/balance/', { seat: seat.seat }))
  if (told) showBalance(told.balance)
}

const setPlaying = (is_playing) => {
  for (const button of document.querySelectorAll('button')) button.disabled = is_playing
  of('coin').classList.toggle('turning', is_playing)
}

const play = async (side) => {
  setPlaying(true)
  of('said').textContent = say.turning
  const played = await call('/api/play/', { seat: seat.seat, stake, side }).catch(() => null)
  setPlaying(false)
  if (!played) return void (of('said').textContent = say.gone)
  // A refusal is the house's own sentence, in the player's language.
  if (played.kind === 'refused') return void (of('said').textContent = played.message)
  of('coin').textContent = say[played.landed].slice(0, 1)
  of('coin').setAttribute('aria-label', say[played.landed])
  of('said').textContent = played.win > stake ? `${say.won} ${amount(played.win)}` : say.lost
  showBalance(played.balance)
}

const chooseStake = (minor) => {
  stake = minor
  for (const button of of('stakes').children) button.setAttribute('aria-pressed', String(Number(button.dataset.minor) === minor))
}

const begin = async () => {
  document.documentElement.lang = language
  document.title = of('title').textContent = say.title
  of('rules').textContent = say.rules
  of('coin').textContent = say.heads.slice(0, 1)
  seat = await call('/api/open/', { token })
  tellPage('ready')
  if (!seat) {
    setPlaying(true)
    of('coin').classList.remove('turning')
    return void (of('said').textContent = say.gone)
  }
  of('stakes').setAttribute('aria-label', say.stake)
  for (const step of steps) {
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.minor = String(step * 10 ** seat.exponent)
    button.textContent = amount(step * 10 ** seat.exponent)
    button.addEventListener('click', () => chooseStake(Number(button.dataset.minor)))
    of('stakes').append(button)
  }
  chooseStake(steps[0] * 10 ** seat.exponent)
  for (const button of of('sides').children) {
    button.textContent = say[button.dataset.side]
    button.addEventListener('click', () => void play(button.dataset.side))
  }
  showBalance(seat.balance)
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || data?.openhouse !== 1) return
  if (data.type === 'hello') document.body.classList.toggle('calm', data.reducedMotion === true)
  if (data.type === 'balance-moved') void askBalance()
})
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tellPage('close')
})
void begin()
