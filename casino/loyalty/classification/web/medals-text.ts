import { useText } from '#kernel/web/texts/use-text.tsx'
import type { pageTexts } from '../page-texts.ts'
import type { MedalId } from '../rules.ts'

interface Medals {
  readonly id: MedalId
  readonly count: number
}

/** "1 bronze medal, 2 silver medals". */
export const useMedalsText = (): ((medals: readonly Medals[]) => string) => {
  const text = useText<typeof pageTexts>()
  return (medals) => medals.map(({ id, count }) => text('classification.medal.count', { id: String(id), count })).join(', ')
}
