import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { WithSupport } from '#kernel/web/texts/with-support.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { tellWindow } from './tell-window.ts'
import { modalZIndex } from './tokens/z-index.ts'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** Called after the opening animation. */
  readonly onOpened?: () => void
  /** Told whether it is `dismissible`, for ways of closing that are not the dialog's own. */
  readonly onDismissible?: (is_dismissible: boolean) => void
  readonly title: string
  /** For dialogs whose content has its own heading. */
  readonly title_hidden?: boolean
  readonly description?: ReactNode
  readonly close_label: string
  /** `full` covers the screen, for games; `panel` covers small screens only, and is aligned to the top on large ones. */
  readonly size?: 'sm' | 'md' | 'lg' | 'full' | 'panel'
  /** Position in the stack of open modals, from 0 (MD-065). */
  readonly depth?: number
  /** False for questions that must be answered: no closing by Escape, outside click, close button or the browser's back button. */
  readonly dismissible?: boolean
  /**
   * The element focused at first: a field, or the safest answer of a question. By default the heading, so that the focus does not
   * start at the close button.
   */
  readonly initial_focus?: RefObject<HTMLElement | null>
  /** Actions that stay visible below the scrolling content. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

const popup =
  'relative flex w-full flex-col bg-surface-1 text-ink shadow-high outline-0 transition-[translate,scale,opacity,max-height] duration-300 ease-out data-ending-style:duration-200'

/** Below 1024 px a bottom sheet of readable width; above, a centred window. */
const windowed =
  'max-h-[min(92dvh,calc(100dvh-var(--toasts)))] max-w-160 rounded-t-2xl inset-ring inset-ring-line pb-[env(safe-area-inset-bottom)] data-ending-style:translate-y-full data-starting-style:translate-y-full desk:max-h-full desk:rounded-2xl desk:data-ending-style:translate-y-0 desk:data-ending-style:scale-97 desk:data-ending-style:opacity-0 desk:data-starting-style:translate-y-0 desk:data-starting-style:scale-97 desk:data-starting-style:opacity-0'

const sizes = {
  sm: `${windowed} desk:max-w-105`,
  md: `${windowed} desk:max-w-140`,
  lg: `${windowed} desk:max-w-220`,
  full: 'h-dvh data-ending-style:opacity-0 data-starting-style:opacity-0',
  panel:
    'h-dvh data-ending-style:opacity-0 data-starting-style:opacity-0 desk:h-auto desk:max-h-[85dvh] desk:max-w-220 desk:rounded-2xl desk:inset-ring desk:inset-ring-line',
}

interface HeadingProps extends Pick<DialogProps, 'title' | 'title_hidden' | 'description' | 'close_label' | 'dismissible'> {
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Not a `header` element: outside of the main content screen readers would announce a second banner. */
const Heading = ({ title, title_hidden, description, close_label, dismissible, heading }: HeadingProps) => (
  <div className={classNames('flex items-start gap-3', title_hidden ? 'absolute top-2 right-2 z-1' : 'p-4 pb-3 sm:p-6 sm:pb-4')}>
    <div className={classNames('min-w-0 flex-1', title_hidden && 'sr-only')}>
      <Base.Title ref={heading} tabIndex={-1} className="text-xl font-extrabold outline-0">
        {title}
      </Base.Title>
      {description && (
        <Base.Description className="mt-1 text-sm text-ink-soft">
          {typeof description === 'string' ? <WithSupport>{description}</WithSupport> : description}
        </Base.Description>
      )}
    </div>
    {dismissible && <Base.Close render={<IconButton size="sm" variant="filled" label={close_label} icon={<X aria-hidden="true" />} />} />}
  </div>
)

/** A modal dialog. Import this file lazily: it includes the focus and accessibility code of Base UI. */
export const Dialog = (props: DialogProps) => {
  const {
    open,
    onClose,
    onOpened,
    onDismissible,
    title_hidden = false,
    size = 'md',
    depth = 0,
    dismissible = true,
    footer,
    children,
  } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const is_whole = size === 'full' || size === 'panel'
  useEffect(() => onDismissible?.(dismissible), [onDismissible, dismissible])
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (next) return
        if (!dismissible) return details.cancel()
        onClose()
      }}
      onOpenChangeComplete={(next) => next && onOpened?.()}
    >
      <Base.Portal>
        <Base.Backdrop
          forceRender
          style={{ zIndex: modalZIndex(depth) }}
          className={classNames(
            'fixed inset-0 transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0',
            // One backdrop, under the lowest window: two would make the page black.
            depth === 0 && 'bg-overlay',
          )}
        />
        <Base.Viewport
          style={{ zIndex: modalZIndex(depth) }}
          className={classNames(
            'fixed inset-0 flex items-end justify-center',
            size === 'panel' ? 'desk:items-start desk:p-6' : size !== 'full' && 'desk:items-center desk:p-6',
          )}
        >
          <Base.Popup
            ref={tellWindow}
            data-window={is_whole ? 'full' : 'sheet'}
            initialFocus={props.initial_focus ?? heading}
            className={classNames(popup, sizes[size])}
          >
            <Heading {...props} heading={heading} title_hidden={title_hidden} dismissible={dismissible} />
            <div
              className={classNames(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain',
                !is_whole && 'px-4 pb-5 sm:px-6 sm:pb-6',
                title_hidden && !is_whole && 'pt-5 sm:pt-6',
              )}
            >
              {children}
            </div>
            {footer && <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4 sm:px-6">{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
