import { MarketsSettled, SettlementWithdrawn } from '#casino/sportsbook/catalogue/events.ts'
import { ofFollowedEvents, readSports } from '#casino/sportsbook/catalogue/server/api.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, invitation, type ComponentContext, type PageComponents } from '#kernel/slice.ts'
import { getAustinMajor, getLeagueLeaders, getNationalLeague, getSportActivity, predict as predictEndpoint } from '../contract.ts'
import { texts } from '../texts.ts'
import { chooseMatches } from './choose-matches.ts'
import { austinMajor, leagueLeaders, nationalLeague, type Viewer } from './contest-views.ts'
import { closeWeeks } from './give-awards.ts'
import { pages } from './pages.ts'
import { predict } from './predict.ts'
import { followResults } from './settle-predictions.ts'
import { sportActivity } from './show-activity.ts'
import { chosenEvents } from './store.ts'

const ofChosenMatches = ofFollowedEvents(chosenEvents)

const viewerOf = ({ house, language, visitor }: ComponentContext): Viewer => ({ house, language, player_id: visitor.player_id })

const components: PageComponents = {
  'austin-major': invitation<'austin-major'>(async (context) => ({
    sports: await readSports(context),
    major: await austinMajor(viewerOf(context)),
  })),
  'national-league': invitation<'national-league'>(async (context) => ({
    sports: await readSports(context),
    league: await nationalLeague(viewerOf(context)),
  })),
}

export const slice = defineServerSlice({
  name: 'sportsbook/predictions',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [
    handle(getAustinMajor, async (call) => ({ data: await austinMajor(call) })),
    handle(getNationalLeague, async (call) => ({ data: await nationalLeague(call) })),
    handle(getLeagueLeaders, leagueLeaders),
    handle(getSportActivity, async (call) => ({ data: await sportActivity(call) })),
    handle(predictEndpoint, async (call) => ({ data: { predictionLevel: await predict(call) } })),
  ],
  reactions: [
    on(MarketsSettled, { from: 'deployment', concerns: ofChosenMatches }, followResults),
    on(SettlementWithdrawn, { from: 'deployment', concerns: ofChosenMatches }, followResults),
  ],
  jobs: [
    { name: 'sportsbook/predictions.choose', cron: '* * * * *', run: (_data, house) => chooseMatches(house) },
    { name: 'sportsbook/predictions.close', cron: '7 * * * *', run: (_data, house) => closeWeeks(house) },
  ],
  components,
  pages,
  personalData: {
    tables: {
      predictions: { exported: ['event_id', 'outcome', 'predicted_at', 'is_right'], erased: 'deleted' },
      awards: { exported: ['contest', 'week', 'name', 'at'], erased: 'deleted' },
    },
  },
})
