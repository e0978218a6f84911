import { openRounds, stakeSteps } from '#casino/bonuses/bonuses/extensions.ts'
import { freeSpinGames } from '#casino/bonuses/free-spins/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { fillingStakes, stakesOf } from '#casino/money/piggy-bank/extensions.ts'
import { achievements as achievementsOfPlayers } from '#casino/players/public-profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { GameStarted, RoundEndedByHouse, RoundSettled } from '../events.ts'
import { contestsOfGame, enteredByStarting } from '../extensions.ts'
import { texts as fairnessTexts } from '../fairness-texts.ts'
import { texts as verifierTexts } from '../verifier-texts.ts'
import { gameTexts } from '../game-texts.ts'
import { texts as historyTexts } from '../history-texts.ts'
import { stakeRules } from '../rules.ts'
import { texts as slotRulesTexts } from '../slot-rules-texts.ts'
import { texts } from '../texts.ts'
import { achievements } from './achievements.ts'
import { ownFreeSpinGames } from './free-spin-games.ts'
import { fairnessSeeds } from './fairness.ts'
import { fairnessFigures } from './fairness-figures.ts'
import { mountFairnessFiles } from './fairness-files.ts'
import { mountGameDocument } from './game-document.ts'
import { pages } from './pages.ts'
import { jobs } from './jobs.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { personalData, retention } from './personal-data.ts'
import { openStakes } from './steps/step-store.ts'

export const slice = defineServerSlice({
  name: 'games/play',
  // A quarter of a second's rounds are written into their players' histories in one statement.
  gather_ms: 250,
  texts: { ...texts, ...gameTexts, ...fairnessTexts, ...verifierTexts, ...historyTexts },
  server_texts: slotRulesTexts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [GameStarted, RoundSettled, RoundEndedByHouse],
  pushes,
  routes,
  reactions,
  jobs,
  pages,
  components: { 'fairness-figures': fairnessFigures, 'fairness-seeds': fairnessSeeds },
  documents: async (app, house) => {
    mountFairnessFiles(app)
    await mountGameDocument(app, house)
  },
  personalData,
  retention,
  extensions: [contestsOfGame, enteredByStarting],
  contributes: [
    contribute(menuEntries, {
      name: 'fairness',
      url: '/fairness/',
      icon: 'fairness',
      title: { uk: 'Чесність', ru: 'Честность', en: 'Fairness' },
      group: 'house',
      position: 80,
    }),
    contribute(freeSpinGames, ownFreeSpinGames),
    contribute(stakeSteps, { name: 'games/play', of: (currency) => stakeRules('stake', currency).choices }),
    contribute(openRounds, { name: 'games/play', read: openStakes }),
    contribute(achievementsOfPlayers, ...achievements),
    contribute(
      fillingStakes,
      stakesOf(RoundSettled, ({ player_id, data: { mode, currency, slug, stake_minor } }) =>
        player_id === null || mode !== 'money' ? undefined : { player_id, currency, game: slug, stake_minor: BigInt(stake_minor) },
      ),
    ),
  ],
})
