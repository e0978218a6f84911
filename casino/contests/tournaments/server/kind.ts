import type { CampaignKind } from '#casino/campaigns/campaigns/extensions.ts'
import { isMode } from '../rules.ts'
import { kind, owner } from './find-tournaments.ts'

const knownSettings = new Set(['mode', 'provider'])

/** Tournaments as campaigns: a table called "main", alone or fed by stages. */
export const tournamentKind: CampaignKind = {
  kind,
  owner,
  faultsOf: ({ settings, boards, draws = [] }) => {
    const mode = settings['mode']
    return [
      ...(boards.some(({ name }) => name === 'main') ? [] : ['boards: a tournament has one called main']),
      ...(draws.every(
        ({ name, spec }) => name === 'jackpot' && spec.rounds !== undefined && spec.outcomes.length === 1 && spec.outcomes[0]?.pot,
      )
        ? []
        : ['draws: a tournament has one at most, called jackpot, for rounds, with one pot']),
      ...(mode === undefined || isMode(mode) ? [] : ['settings: mode is points or coefficients']),
      ...Object.keys(settings).flatMap((name) => (knownSettings.has(name) ? [] : [`settings: a tournament knows no ${name}`])),
    ]
  },
}
