import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { texts } from '../../fairness-texts.ts'

const shown_ms = 2000

/** Puts a text on the clipboard and says so for a moment. */
export const CopyButton = ({ value, label }: { readonly value: string; readonly label?: string }) => {
  const text = useText<typeof texts>()
  const [is_copied, setCopied] = useState(false)
  useEffect(() => {
    if (!is_copied) return
    const timer = setTimeout(() => setCopied(false), shown_ms)
    return () => clearTimeout(timer)
  }, [is_copied])
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  const name = label === undefined ? text('fairness.copy') : `${text('fairness.copy')}: ${label}`
  return (
    <IconButton
      label={is_copied ? text('fairness.copied') : name}
      icon={is_copied ? <Check className="text-positive" aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    />
  )
}

interface CopiedLineProps {
  readonly label: string
  readonly value: string
  readonly hint?: string
}

/** A long value with its name: whole, so that it can be compared by eye, and copied with a press. */
export const CopiedLine = ({ label, value, hint }: CopiedLineProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
    <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
    <dd className="col-start-1 mt-0.5 font-mono text-sm break-all">{value}</dd>
    {hint && <dd className="col-start-1 text-xs text-ink-soft">{hint}</dd>}
    <dd className="col-start-2 row-span-2 row-start-1">
      <CopyButton value={value} label={label} />
    </dd>
  </div>
)

/** A command for a terminal. */
export const CopiedCommand = ({ label, value }: CopiedLineProps) => (
  <div>
    <p className="text-sm font-semibold">{label}</p>
    <div className="mt-1.5 flex items-start gap-1 rounded-md bg-surface-2 py-1 ps-3.5 pe-1">
      <pre className="min-w-0 flex-1 py-2 font-mono text-xs leading-relaxed break-all whitespace-pre-wrap">{value}</pre>
      <CopyButton value={value} label={label} />
    </div>
  </div>
)
