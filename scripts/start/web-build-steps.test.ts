import path from 'node:path'
import { expect, test } from 'vitest'
import { textSourcesOf, withoutRequirementRows } from './web-build-steps.ts'

const at = (file: string) => path.resolve(import.meta.dirname, '../..', file)

test('a module wants the texts whose types it imports, by the slice that has them; the shell’s are the shell’s', () => {
  const code = [
    `import type { Texts } from '#kernel/i18n/texts.ts'`,
    `import type { texts } from '../../texts.ts'`,
    `import type { historyTexts } from '../../history-texts.ts'`,
    `import type { texts as walletTexts } from '#casino/money/wallet/texts.ts'`,
    `import type { texts as shellTexts } from '#apps/web/texts.ts'`,
  ].join('\n')
  expect(textSourcesOf(code, at('casino/games/play/web/history/history-tab.tsx'))).toEqual(['games/play', 'money/wallet', 'shell'])
  expect(textSourcesOf(`import { startTexts } from '#kernel/web/texts/load-texts.ts'`, at('apps/web/entry.client.tsx'))).toEqual([])
})

test('no requirement row is in what browsers get', () => {
  const { transform } = withoutRequirementRows() as { transform: (code: string, id: string) => { code: string } | null }
  const manifest = `modals: [{ name: 'A', load: () => import('./a.tsx'), rows: ['MD-026', 'GA-018'] }, { rows: [], name: 'B' }]`
  expect(transform(manifest, at('casino/games/lobby/web/index.ts'))?.code).not.toMatch(/rows|MD-026/)
  expect(transform(manifest, at('casino/games/lobby/contract.ts'))).toBeNull()
})
