import { levels, levelTerms } from '../rules.ts'
import type { SportActivity } from '../contract.ts'
import { austinMajor, nationalLeague, type Viewer } from './contest-views.ts'

/** What a player did this week in both contests, the level that it has come to, and what the next one asks for. SP-009, API-131. */
export const sportActivity = async (viewer: Viewer): Promise<SportActivity> => {
  const [major, league] = [await austinMajor(viewer), await nationalLeague(viewer)]
  const { predictionLevel, right, predictions } = major.playerData
  const next = levels.find((level) => right < levelTerms[level].right)
  const open = (events: typeof major.events, guessed: typeof predictions): number =>
    events.filter(({ eventId, canPredict }) => canPredict && !guessed.some((own) => own.eventId === eventId)).length
  return {
    week: major.week,
    predictionLevel,
    right,
    next: major.settings.prizeSettings.find(({ level }) => level === next) ?? null,
    points: league.points,
    place: league.place,
    toPredict: { 'austin-major': open(major.events, predictions), 'national-league': open(league.events, league.predictions) },
  }
}
