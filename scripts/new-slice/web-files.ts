import type { SliceNames } from './names.ts'

export const manifest = ({ slice, name, pascal }: SliceNames): string => `import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: '${slice}',
  modals: [{ name: '${pascal}Popup', who: 'player', load: () => import('./${name}-popup.tsx'), rows: [] }],
})
`

export const popup = ({ key, pascal }: SliceNames): string => `import type { ModalProps } from '#kernel/web-slice.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'

const ${pascal}Popup = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  return (
    <button type="button" onClick={close}>
      {text('${key}-title')}
    </button>
  )
}

export default ${pascal}Popup
`
