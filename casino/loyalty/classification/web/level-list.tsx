import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Classification } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { MedalIcon } from './medal-icon.tsx'
import { useMedalsText } from './medals-text.ts'

/** All levels: from how many points on each is, and the medals that it brings. */
export const LevelList = ({ status: { levels, current } }: { readonly status: Classification }) => {
  const text = useText<typeof pageTexts>()
  const medalsText = useMedalsText()
  return (
    <Card heading={text('classification.levels')}>
      <ol aria-label={text('classification.levels')}>
        {levels.map(({ id, name, cp, medals }) => (
          <li
            key={id}
            aria-current={id === current.level?.id ? 'true' : undefined}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <span className="font-bold">{name}</span>
            {id === current.level?.id && <Badge tone="accent">{text('classification.level.yours')}</Badge>}
            <span className="text-sm text-ink-soft">{text('classification.level.from', { count: cp })}</span>
            {medals.length > 0 && (
              <span className="ms-auto flex items-center gap-1.5 text-sm">
                {medals.map((medal) => (
                  <MedalIcon key={medal.id} id={medal.id} size={20} />
                ))}
                {medalsText(medals)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
