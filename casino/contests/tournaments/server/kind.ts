import type { CampaignKind } from '#casino/campaigns/campaigns/extensions.ts'
import { isMode } from '../rules.ts'
import { kind, owner } from './find-tournaments.ts'

const knownSettings = new Set(['mode', 'provider'])

const isProvider = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value)

/** Tournaments as campaigns: a table called "main", alone or fed by stages. */
export const tournamentKind: CampaignKind = {
  kind,
  owner,
  faultsOf: ({ settings, boards, draws = [] }) => {
    const { mode, provider } = settings
    return [
      ...(boards.some(({ name }) => name === 'main') ? [] : ['boards: a tournament has one called main']),
      ...(draws.every(
        ({ name, spec }) => name === 'jackpot' && spec.rounds !== undefined && spec.outcomes.length === 1 && spec.outcomes[0]?.pot,
      )
        ? []
        : ['draws: a tournament has one at most, called jackpot, for rounds, with one pot']),
      ...(mode === undefined || isMode(mode) ? [] : ['settings: mode is points or coefficients']),
      ...(provider === undefined || isProvider(provider) ? [] : ['settings: provider is the short name of a provider, like netgame']),
      ...Object.keys(settings).flatMap((name) => (knownSettings.has(name) ? [] : [`settings: a tournament knows no ${name}`])),
    ]
  },
}
