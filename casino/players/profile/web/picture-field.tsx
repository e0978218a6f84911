import { ImageUp } from 'lucide-react'
import { useEffect, useId, useState, type RefObject } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { describedBy, FieldFrame } from '#ui/field-frame.tsx'
import { pictureTypes } from '../document-rules.ts'
import type { pageTexts } from '../page-texts.ts'

interface PictureFieldProps {
  readonly picture: RefObject<HTMLInputElement | null>
  readonly error: string | undefined
  /** Called when another photo is chosen, to clear the last error. */
  readonly onChoose: () => void
}

/** Chooses a photo. The browser's own file input uses the browser's language, so it is hidden under our own text. */
export const PictureField = ({ picture, error, onChoose }: PictureFieldProps) => {
  const text = useText<typeof pageTexts>()
  const id = useId()
  const hint = text('profile.documents.file-hint')
  const [name, setName] = useState<string>()
  // Submitting resets the input; React is not notified of that.
  useEffect(() => {
    const form = picture.current?.form
    const forget = (): void => setName(undefined)
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [picture])
  return (
    <FieldFrame id={id} label={text('profile.documents.file')} hint={hint} error={error}>
      <div className="relative flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-md border border-dashed border-line-strong bg-surface-2 px-4 py-3 text-center has-aria-invalid:border-solid has-aria-invalid:border-negative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <ImageUp className="size-6 text-accent-ink" aria-hidden="true" />
        <span className="max-w-full truncate text-sm font-semibold">{name ?? text('profile.documents.choose')}</span>
        <input
          ref={picture}
          id={id}
          type="file"
          accept={[...pictureTypes].join(',')}
          {...describedBy(id, { hint, error })}
          onChange={(event) => {
            setName(event.target.files?.[0]?.name)
            onChoose()
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
    </FieldFrame>
  )
}
