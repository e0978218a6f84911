import { campaignKinds, type CampaignKind } from '#casino/campaigns/campaigns/extensions.ts'
import { drawOwners } from '#casino/campaigns/draws/extensions.ts'
import { contestsOfGame } from '#casino/games/play/extensions.ts'
import { otherContests } from '#casino/contests/overview/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { homeSections, pageSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import type { Words } from '#kernel/i18n/words.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { looks } from '../rules.ts'
import { texts } from '../texts.ts'
import { components } from './components.ts'
import { kind, owner } from './find-jackpots.ts'
import { everyJackpot } from './jackpot-view.ts'
import { pages } from './pages.ts'
import { potsOfGame } from './pots-of-game.ts'
import { potChannels, potSums, pushes } from './pot-state.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'

/** Jackpots as a campaign: one draw for rounds, each of whose outcomes is a pot. */
const jackpotKind: CampaignKind = {
  kind,
  owner,
  faultsOf: ({ boards, draws = [], tracks = [], settings }) => [
    ...(boards.length === 0 && tracks.length === 0 ? [] : ['boards, tracks: jackpots have none']),
    ...(draws.length === 1 && draws[0]?.name === 'main' && draws[0].spec.rounds !== undefined
      ? []
      : ['draws: jackpots have one, called main, for rounds']),
    ...(draws.every(({ spec }) => spec.outcomes.every(({ pot }) => pot !== undefined)) ? [] : ['outcomes: each is a pot']),
    ...(looks.some((look) => look === settings['look']) ? [] : [`settings: look is one of ${looks.join(', ')}`]),
  ],
}

export const slice = defineServerSlice({
  name: owner,
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  channels: [potChannels],
  published: [potSums],
  pushes,
  components,
  pages,
  seed,
  personalData: {
    tables: { shown_wins: { exported: { left_out: 'It says alone which window was shown last.' }, erased: 'deleted' } },
  },
  contributes: [
    contribute(campaignKinds, jackpotKind),
    contribute(drawOwners, {
      owner,
      // A campaign of one pot is called as the pot.
      prizeTitle: (title, outcome): Words =>
        title.uk === outcome.uk
          ? { key: 'jackpots.prize.single', values: { title } }
          : { key: 'jackpots.prize', values: { title, outcome } },
    }),
    contribute(otherContests, {
      name: owner,
      cards: async (viewer) =>
        (await everyJackpot(viewer)).map(({ id, title, state, startsAt, endsAt, currency, exponent, pots }) => ({
          id,
          kind: 'jackpot',
          link: pots[0]?.link ?? '/jackpots/',
          title,
          state,
          startsAt,
          endsAt,
          currency,
          exponent,
          prizeFund: pots.reduce((sum, { currentSum }) => sum + currentSum, 0),
          playersCount: null,
        })),
    }),
    contribute(contestsOfGame, { name: owner, chips: potsOfGame }),
    contribute(menuEntries, {
      name: 'jackpots',
      url: '/jackpots/',
      icon: 'jackpots',
      title: { uk: 'Джекпоти', ru: 'Джекпоты', en: 'Jackpots' },
      group: 'play',
      position: 44,
    }),
    contribute(homeSections, { type: 'jackpots-banner', position: 20 }),
    contribute(pageSections, { page: 'games', type: 'jackpots-banner' }),
  ],
})
