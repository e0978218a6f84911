import { useRef, useState, type SyntheticEvent } from 'react'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { documentTypes, most_bytes, pictureTypes, type DocumentType } from '../document-rules.ts'
import type { pageTexts } from '../page-texts.ts'
import type { texts } from '../texts.ts'
import { refreshVerification } from './profile-query.ts'
import { PictureField } from './picture-field.tsx'
import { sendPicture } from './send-picture.ts'

/**
 * PR-002: chooses a document type and a photo; `wanted` is preselected, because it is still missing. Not a `useForm` of
 * kernel/web/forms, which sends JSON: this is the site's only file upload.
 */
export const SendDocument = ({ wanted }: { readonly wanted: DocumentType | undefined }) => {
  const text = useText<typeof pageTexts & typeof texts>()
  const picture = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<DocumentType>()
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const type = chosen ?? wanted ?? 'identity'

  const refuse = (said: string): void => {
    setError(said)
    picture.current?.focus()
  }
  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const file = picture.current?.files?.[0]
    if (!file) return refuse(text('document-missing'))
    if (file.size > most_bytes || !pictureTypes.has(file.type)) return refuse(text('profile.documents.file-hint'))
    setError(undefined)
    setSending(true)
    const answer = await sendPicture(type, file)
    setSending(false)
    if (!answer?.success) return refuse(answer?.message ?? text('profile.failed'))
    form.reset()
    setChosen(undefined)
    notify({ tone: 'positive', title: text('profile.documents.sent') })
    await refreshVerification()
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <SelectField
        label={text('profile.documents.type')}
        value={type}
        onChange={(event) => setChosen(event.target.value as DocumentType)}
        options={documentTypes.map((value) => ({ value, label: text(`profile.documents.${value}`) }))}
      />
      <PictureField picture={picture} error={error} onChoose={() => setError(undefined)} />
      <Button type="submit" loading={sending} className="self-start">
        {text('profile.documents.send')}
      </Button>
    </form>
  )
}
