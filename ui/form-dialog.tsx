import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Notice } from './notice.tsx'

type FormDialogProps = Omit<DialogProps, 'size' | 'footer' | 'children'> & {
  readonly onSend: () => unknown
  readonly send_label: string
  readonly is_sending: boolean
  /** Error of the whole form. */
  readonly refused: string | undefined
  /** The fields. */
  readonly children: ReactNode
  /** Text below the button, such as another option. */
  readonly below?: ReactNode
  /** The form's name where it is counted how often forms are begun and sent. */
  readonly tracked?: string
}

/** A dialog with a short form. Its fields show their own errors. */
export const FormDialog = ({ onSend, send_label, is_sending, refused, children, below, tracked, ...dialog }: FormDialogProps) => (
  <Dialog {...dialog} size="sm">
    <form
      noValidate
      data-tracked={tracked}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      className="flex flex-col gap-4"
    >
      {refused && (
        <Notice tone="negative" announce>
          {refused}
        </Notice>
      )}
      {children}
      <Button type="submit" size="lg" wide loading={is_sending}>
        {send_label}
      </Button>
    </form>
    {below}
  </Dialog>
)
