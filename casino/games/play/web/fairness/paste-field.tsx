import { useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { describedBy, FieldFrame, inputClass } from '#ui/field-frame.tsx'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../../fairness-texts.ts'
import { readPasted, type RoundForm } from './round-form.ts'

/** Where a copied round goes. As soon as it is a whole one, the fields below are filled and it is checked. */
export const PasteField = ({ onPasted }: { readonly onPasted: (form: RoundForm) => void }) => {
  const text = useText<typeof texts>()
  const id = useId()
  const [pasted, setPasted] = useState('')
  const [error, setError] = useState<string>()
  const hint = text('fairness.verify.paste-hint')
  const read = (value: string): void => {
    setPasted(value)
    const form = readPasted(value)
    setError(form || value.trim() === '' ? undefined : text('fairness.verify.paste-wrong', { brace: '{' }))
    if (form) onPasted(form)
  }
  return (
    <FieldFrame id={id} label={text('fairness.verify.paste')} hint={hint} error={error}>
      <textarea
        {...describedBy(id, { hint, error })}
        id={id}
        rows={3}
        value={pasted}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => read(event.target.value)}
        className={classNames(inputClass, 'h-auto resize-y py-3 font-mono text-sm')}
      />
    </FieldFrame>
  )
}
