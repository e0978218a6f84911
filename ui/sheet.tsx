import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { tellWindow } from './tell-window.ts'
import { modalZIndex } from './tokens/z-index.ts'

type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** Called after the opening animation. */
  readonly onOpened?: () => void
  readonly title: string
  readonly close_label: string
  /** From the bottom (filters, bet slip) or from the left (menu). Swiping closes it. */
  readonly side?: 'bottom' | 'left'
  readonly depth?: number
  readonly footer?: ReactNode
  readonly children: ReactNode
}

const sides = {
  bottom: {
    swipe: 'down',
    viewport: 'items-end justify-center',
    popup:
      'max-h-[92dvh] w-full max-w-160 transition-[transform,max-height] max-desk:max-h-[min(92dvh,calc(100dvh-var(--toasts)))] rounded-t-2xl [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]',
  },
  left: {
    swipe: 'left',
    viewport: 'items-stretch justify-start',
    popup:
      'h-full w-[min(336px,90vw)] rounded-r-2xl transition-[transform,padding] max-desk:pt-(--toasts) [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]',
  },
} as const

/** A panel that can be swiped away. Import this file lazily, like Dialog. */
export const Sheet = ({ open, onClose, onOpened, title, close_label, side = 'bottom', depth = 0, footer, children }: SheetProps) => {
  // The focus does not start at the close button.
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Drawer.Root
      open={open}
      swipeDirection={sides[side].swipe}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => next && onOpened?.()}
    >
      <Drawer.Portal>
        <Drawer.Backdrop
          forceRender
          style={{ zIndex: modalZIndex(depth) }}
          className={classNames(
            'fixed inset-0 opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0',
            depth === 0 && 'bg-overlay',
          )}
        />
        <Drawer.Viewport style={{ zIndex: modalZIndex(depth) }} className={classNames('fixed inset-0 flex', sides[side].viewport)}>
          <Drawer.Popup
            ref={tellWindow}
            data-window="sheet"
            initialFocus={heading}
            className={classNames(
              'flex flex-col bg-surface-1 pb-[env(safe-area-inset-bottom)] text-ink shadow-high inset-ring inset-ring-line outline-0 duration-300 ease-out data-swiping:duration-0 data-swiping:select-none',
              sides[side].popup,
            )}
          >
            {side === 'bottom' && <div className="mx-auto mt-2 h-1 w-10 rounded-full bg-line-strong" aria-hidden="true" />}
            <div className="flex items-center justify-between gap-3 px-4 py-3">
              <Drawer.Title ref={heading} tabIndex={-1} className="text-lg font-extrabold outline-0">
                {title}
              </Drawer.Title>
              <Drawer.Close render={<IconButton size="sm" variant="filled" label={close_label} icon={<X aria-hidden="true" />} />} />
            </div>
            {/* It begins a little higher, so that the target of a small button in the first line is not cut. */}
            <Drawer.Content className="-mt-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-5">{children}</Drawer.Content>
            {footer && <footer className="border-t border-line p-4">{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
