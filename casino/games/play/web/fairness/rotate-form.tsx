import { Dices } from 'lucide-react'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { leadToField } from '#kernel/web/forms/lead-to-field.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Seeds } from '../../fairness-contract.ts'
import type { texts } from '../../fairness-texts.ts'
import { clientSeedPattern } from '../../rules.ts'
import { randomSeed, useRotation } from './use-rotation.ts'

const isSeed = (value: string): boolean => new RegExp(clientSeedPattern).test(value)

interface RotateFormProps {
  readonly seeds: Seeds
  readonly onChange: (seeds: Seeds) => void
}

/** The choice of a client seed, after the hash of the server's next seed was shown: the order is the whole point. */
export const RotateForm = ({ seeds, onChange }: RotateFormProps) => {
  const text = useText<typeof texts>()
  const { is_busy, rotate } = useRotation(seeds, onChange)
  // Null until the browser has drawn one. Who presses even sooner gets one all the same, not a complaint about an empty field.
  const [seed, setSeed] = useState<string | null>(null)
  const [is_wrong, setWrong] = useState(false)
  const field_id = useId()
  useEffect(() => {
    // The browser's own chance: the server's page comes with an empty field.
    const timer = setTimeout(() => setSeed((chosen) => chosen ?? randomSeed()))
    return () => clearTimeout(timer)
  }, [])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wish = seed ?? randomSeed()
    if (!isSeed(wish)) return leadToField(field_id, () => setWrong(true))
    if (await rotate(wish)) setSeed(randomSeed())
  }
  return (
    <form className="mt-4 flex flex-col gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id={field_id}
        label={text('fairness.seeds.wish')}
        hint={text('fairness.seeds.wish-hint')}
        error={is_wrong ? text('fairness.seeds.wish-wrong') : undefined}
        value={seed ?? ''}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setSeed(event.target.value)
          setWrong(false)
        }}
        end={<IconButton label={text('fairness.seeds.random')} icon={<Dices aria-hidden="true" />} onClick={() => setSeed(randomSeed())} />}
      />
      <p className="text-sm text-ink-soft">{text('fairness.seeds.what-happens')}</p>
      <Button type="submit" variant="secondary" className="self-start" loading={is_busy}>
        {text('fairness.seeds.rotate')}
      </Button>
    </form>
  )
}
