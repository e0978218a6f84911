import { Download } from 'lucide-react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { FileLink } from '#kernel/web/files/file-link.tsx'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import type { askForDataFile, DataFile, PersonalDataState } from '../contract.ts'
import type { texts } from '../texts.ts'
import { fileSize } from './file-size.ts'
import { rememberPersonalData } from './use-personal-data.ts'

const Standing = ({ file }: { readonly file: DataFile }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return file.status === 'ready' ? (
    <Notice tone="positive">{text('personal-data.file.ready', { till: dateTime(file.until ?? '') })}</Notice>
  ) : (
    <Notice tone="info">{text('personal-data.file.preparing')}</Notice>
  )
}

/** The copy of the player's data: to request, in preparation, or ready to download. */
export const FileCard = ({ file }: PersonalDataState) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { is_sending, send } = useCommand<typeof askForDataFile>('POST /rest/player/personal-data/file/', { refusal: 'notice' })
  const ask = async (): Promise<void> => {
    const answer = await send({})
    if (answer?.success) rememberPersonalData(answer.data)
  }
  return (
    <Card heading={text('personal-data.file.heading')}>
      <p className="mb-4 max-w-160 text-sm text-ink-soft">{text('personal-data.file.why')}</p>
      <div aria-live="polite">{file && <Standing file={file} />}</div>
      <div className="mt-4 flex flex-wrap gap-3">
        {file?.status === 'ready' && (
          <FileLink href="/rest/player/personal-data/file/" className={buttonClass()}>
            <Download className="size-4" aria-hidden="true" />
            {text('personal-data.file.download', { size: fileSize(file.bytes ?? 0, locale) })}
          </FileLink>
        )}
        {file?.status !== 'preparing' && (
          <Button variant={file ? 'ghost' : 'secondary'} loading={is_sending} onClick={() => void ask()}>
            {text(file ? 'personal-data.file.ask-anew' : 'personal-data.file.ask')}
          </Button>
        )}
      </div>
    </Card>
  )
}
