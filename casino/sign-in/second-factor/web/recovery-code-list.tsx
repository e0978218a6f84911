import { Copy, Download } from 'lucide-react'
import { saveBlob } from '#kernel/web/files/save-blob.ts'
import { useAppState, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { texts } from '../texts.ts'
import { copyText } from '#kernel/web/notices/copy-text.ts'

const save = (lines: string): void => saveBlob('recovery-codes.txt', new Blob([lines], { type: 'text/plain' }))

/** The recovery codes, shown once, with ways to save them. */
export const RecoveryCodeList = ({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) => {
  const text = useText<typeof texts>()
  const { login } = useMain()
  const { title } = useAppState().config.brand
  const lines = `${text('second-factor.codes.file', { brand: title, login: login ?? '' })}\n\n${codes.join('\n')}\n`
  const words = { copied: text('second-factor.copied'), not_copied: text('second-factor.not-copied') }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('second-factor.codes.text')}</p>
      <ol className="grid grid-cols-1 gap-x-3 gap-y-1.5 rounded-md bg-surface-2 px-4 py-3 font-mono text-sm whitespace-nowrap sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copyText(lines, words)}>
          {text('second-factor.codes.copy')}
        </Button>
        <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => save(lines)}>
          {text('second-factor.codes.download')}
        </Button>
      </div>
      <Button size="lg" wide onClick={onDone}>
        {text('second-factor.codes.saved')}
      </Button>
    </div>
  )
}
