import { useText } from '#kernel/web/texts/use-text.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { pageTexts } from '../page-texts.ts'
import { levelIds, type LevelId } from '../rules.ts'
import { Horseshoe } from './horseshoe.tsx'

interface LevelPickerProps {
  readonly label: string
  readonly value: LevelId
  readonly wide?: boolean
  readonly onChange: (level: LevelId) => void
}

/** Chooses a level by its horseshoe. */
export const LevelPicker = ({ label, value, wide = false, onChange }: LevelPickerProps) => {
  const text = useText<typeof pageTexts>()
  return (
    <Segmented
      wide={wide}
      label={label}
      value={`${value}`}
      options={levelIds.map((one) => ({
        value: `${one}`,
        label: (
          <>
            <Horseshoe level={one} className="size-5" />
            {text(`lottery.level.${one}`)}
          </>
        ),
      }))}
      onChange={(chosen) => onChange(levelIds.find((one) => `${one}` === chosen) ?? 1)}
    />
  )
}
