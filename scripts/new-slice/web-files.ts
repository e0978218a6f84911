import type { SliceNames } from './names.ts'

export const manifest = ({ slice, name, pascal }: SliceNames): string => `import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: '${slice}',
  modals: [{ name: '${pascal}Popup', who: 'player', load: () => import('./${name}-popup.tsx'), rows: [] }],
})
`

export const popup = ({ name, key, pascal }: SliceNames): string => `import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { leave${pascal}Mark } from '../contract.ts'
import type { texts } from '../texts.ts'

/** The button that leaves a mark. */
const ${pascal}Popup = () => {
  const text = useText<typeof texts>()
  const { is_sending, refused, send } = useCommand<typeof leave${pascal}Mark>('POST /rest/${name}/mark/')
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('${key}-title')}>
      <div className="flex flex-col gap-4">
        <RefusedNotice>{refused}</RefusedNotice>
        <Button size="lg" wide loading={is_sending} onClick={() => void send({ body: {} })}>
          {text('${key}-leave')}
        </Button>
      </div>
    </Dialog>
  )
}

export default ${pascal}Popup
`
