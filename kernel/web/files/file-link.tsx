import { useRef, type MouseEvent, type ReactNode } from 'react'
import { createBrowserApi, fetchTransportOf } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { readFile, type FileAnswer } from './read-file.ts'
import { saveBlob } from './save-blob.ts'

const files = createBrowserApi(fetchTransportOf(readFile))

interface FileLinkProps {
  readonly href: string
  /** Accessible name, where the visible text is not enough. */
  readonly label?: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * A link to a file whose download may be refused: too many exports, or an expired session. A click fetches the file, so that a
 * refusal is shown on the page in the person's language instead of as raw JSON. It is still a link: new tab, "save as" and
 * no-script browsers use its address.
 */
export const FileLink = ({ href, label, className, children }: FileLinkProps) => {
  const is_under_way = useRef(false)
  const take = async (): Promise<void> => {
    if (is_under_way.current) return
    is_under_way.current = true
    const answer = await files.send('GET', href)
    is_under_way.current = false
    if (!answer.success) return notify({ tone: 'negative', title: answer.message })
    const { name, blob } = answer as unknown as FileAnswer
    saveBlob(name, blob)
  }
  const press = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void take()
  }
  return (
    <a href={href} download aria-label={label} onClick={press} className={className}>
      {children}
    </a>
  )
}
