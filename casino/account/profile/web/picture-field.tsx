import { ImageUp } from 'lucide-react'
import { useEffect, useId, useState, type RefObject } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { pictureTypes } from '../document-rules.ts'
import type { pageTexts } from '../page-texts.ts'

interface PictureFieldProps {
  readonly picture: RefObject<HTMLInputElement | null>
  readonly error: string | undefined
  /** Another photo is in the field: what was said of the last one no longer holds. */
  readonly onChoose: () => void
}

/** Chooses a photo. The browser's own field speaks the browser's language, so it lies unseen over words of ours. */
export const PictureField = ({ picture, error, onChoose }: PictureFieldProps) => {
  const text = useText<typeof pageTexts>()
  const id = useId()
  const [name, setName] = useState<string>()
  // A form that was sent is empty again; React does not hear of that.
  useEffect(() => {
    const form = picture.current?.form
    const forget = (): void => setName(undefined)
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [picture])
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {text('profile.documents.file')}
      </label>
      <div className="relative flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-md border border-dashed border-line-strong bg-surface-2 px-4 py-3 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <ImageUp className="size-6 text-accent-ink" aria-hidden="true" />
        <span className="max-w-full truncate text-sm font-semibold">{name ?? text('profile.documents.choose')}</span>
        <input
          ref={picture}
          id={id}
          type="file"
          accept={[...pictureTypes].join(',')}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setName(event.target.files?.[0]?.name)
            onChoose()
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p
        id={`${id}-hint`}
        role={error === undefined ? undefined : 'alert'}
        className={`text-sm ${error ? 'text-negative' : 'text-ink-soft'}`}
      >
        {error ?? text('profile.documents.file-hint')}
      </p>
    </div>
  )
}
