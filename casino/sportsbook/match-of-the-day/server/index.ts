import { priceBoosts } from '#casino/sportsbook/bets/extensions.ts'
import { MarketsSettled, SettlementWithdrawn } from '#casino/sportsbook/catalogue/events.ts'
import { ofFollowedEvents, readSports } from '#casino/sportsbook/catalogue/server/api.ts'
import { contribute } from '#kernel/extensions.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, invitation, type PageComponents } from '#kernel/slice.ts'
import { getMatchOfTheDay, guessScore } from '../contract.ts'
import { texts } from '../texts.ts'
import { chooseMatch } from './choose-match.ts'
import { closeDays, followScores } from './give-prizes.ts'
import { guess } from './guess-score.ts'
import { priceWithoutMargin } from './raise-price.ts'
import { showMatch } from './show-match.ts'
import { chosenEvents } from './store.ts'

const ofChosenMatches = ofFollowedEvents(chosenEvents)

const components: PageComponents = {
  'match-of-the-day': invitation<'match-of-the-day'>(async (context) => {
    const { house, language, visitor } = context
    return { sports: await readSports(context), match: await showMatch({ house, language, player_id: visitor.player_id }) }
  }),
}

export const slice = defineServerSlice({
  name: 'sportsbook/match-of-the-day',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [
    handle(getMatchOfTheDay, async (call) => ({ data: await showMatch(call) })),
    handle(guessScore, async (call) => ({ data: { myScore: await guess(call) } })),
  ],
  reactions: [
    on(MarketsSettled, { from: 'deployment', concerns: ofChosenMatches }, followScores),
    on(SettlementWithdrawn, { from: 'deployment', concerns: ofChosenMatches }, followScores),
  ],
  jobs: [
    { name: 'sportsbook/match-of-the-day.choose', cron: '* * * * *', run: (_data, house) => chooseMatch(house) },
    { name: 'sportsbook/match-of-the-day.close', cron: '9 * * * *', run: (_data, house) => closeDays(house) },
  ],
  contributes: [contribute(priceBoosts, priceWithoutMargin)],
  components,
  pages: [
    {
      name: 'match-of-the-day',
      path: '/match-of-the-day/',
      title: { uk: 'Матч дня — {brand}', ru: 'Матч дня — {brand}', en: 'Match of the day — {brand}' },
      description: {
        uk: 'Футбольний матч вечора за коефіцієнтами без маржі. Вгадайте рахунок: за правильний — фрибет.',
        ru: 'Футбольный матч вечера по коэффициентам без маржи. Угадайте счёт: за верный — фрибет.',
        en: 'Tonight’s football match at odds with no margin. Guess the score: a right one wins a free bet.',
      },
      components: [{ type: 'match-of-the-day', essential: true }],
    },
  ],
  personalData: {
    tables: {
      guesses: { exported: ['event_id', 'score', 'guessed_at', 'is_given'], erased: 'deleted' },
      raised_bets: { exported: ['event_id', 'at'], erased: 'deleted' },
    },
  },
})
