import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Notice } from './notice.tsx'

type FormDialogProps = Omit<DialogProps, 'size' | 'footer' | 'children'> & {
  readonly onSend: () => unknown
  readonly send_label: string
  readonly is_sending: boolean
  /** Why it could not be sent, where no single field is to blame. */
  readonly refused: string | undefined
  /** The fields. */
  readonly children: ReactNode
  /** Words under the button, and another way out of the window. */
  readonly below?: ReactNode
}

/** A window that asks for a few things and sends them. Its fields tell their own mistakes. */
export const FormDialog = ({ onSend, send_label, is_sending, refused, children, below, ...dialog }: FormDialogProps) => (
  <Dialog {...dialog} size="sm">
    <form
      noValidate
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
