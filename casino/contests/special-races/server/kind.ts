import type { CampaignKind } from '#casino/campaigns/campaigns/extensions.ts'
import { kind, owner } from './special-races.ts'

/** Special races as campaigns: one table, and the hash of the code that lets people in. */
export const specialRaceKind: CampaignKind = {
  kind,
  owner,
  faultsOf: ({ settings, boards }) => [
    ...(boards.length === 1 && boards[0]?.name === 'main' ? [] : ['boards: a special race has one, called main']),
    ...(typeof settings['code_sha256'] === 'string' && /^[0-9a-f]{64}$/.test(settings['code_sha256'])
      ? []
      : ['settings: code_sha256 is the hash of the code in capital letters']),
  ],
}
