import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { protocol_version, readFromFrame, type FromFrame, type Init, type ToFrame } from '../frame/kit/protocol.ts'
import type { gameTexts } from '../game-texts.ts'
import { GameFailed, GameWaits } from './game-covers.tsx'
import { isMusicOn, isSoundOn, switchMusic, switchSound } from './sound-switch.ts'

export type FrameStart = Omit<Init, 'type' | 'language' | 'locale' | 'sound' | 'music' | 'reduced_motion'>

interface GameFrameProps {
  readonly slug: string
  readonly title: string
  readonly launch_url: string
  /** Read each time the document has loaded. */
  readonly frameStart: () => FrameStart
  readonly hear: (message: FromFrame, send: (message: ToFrame) => void) => void
  /** Gives the way to speak to the game, for as long as it stands. */
  readonly onLine?: (send: ((message: ToFrame) => void) | null) => void
}

interface FrameLine {
  readonly send: (message: ToFrame) => void
  readonly close: () => void
}

/**
 * Opens the line to a game's document each time it has loaded. Its origin is opaque, so the greeting goes to whatever
 * stands in this very frame; the port alone carries the rest, and only messages of known shape are heard.
 */
const openFrameLine = (frame: HTMLIFrameElement, onOpen: () => void, hear: (message: FromFrame) => void): FrameLine => {
  let port: MessagePort | null = null
  const greet = (): void => {
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.addEventListener('message', ({ data }) => {
      const message = readFromFrame(data)
      if (message) hear(message)
    })
    port.start()
    frame.contentWindow?.postMessage({ openhouse_game: protocol_version }, '*', [channel.port2])
    onOpen()
  }
  frame.addEventListener('load', greet)
  return {
    send: (message) => port?.postMessage(message),
    close: () => {
      frame.removeEventListener('load', greet)
      port?.close()
    },
  }
}

/** A game that has not drawn by then is taken for one that will not; should it draw after all, it is shown. */
const patience_ms = 20_000

const lessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** What the frame is covered with until its first picture stands: an empty document is a white one. */
const useCover = () => {
  const [cover, setCover] = useState<'waiting' | 'late' | null>('waiting')
  useEffect(() => {
    if (cover !== 'waiting') return
    const timer = setTimeout(() => setCover('late'), patience_ms)
    return () => clearTimeout(timer)
  }, [cover])
  return [cover, setCover] as const
}

/** A game in its sandboxed document. `allow-scripts` alone: it has no origin, no cookies, no calls and no way to navigate. */
export const GameFrame = ({ slug, title, launch_url, frameStart, hear, onLine }: GameFrameProps) => {
  const text = useText<typeof gameTexts>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [cover, setCover] = useCover()
  const [attempt, setAttempt] = useState(0)
  const language = useLanguage()
  const { locale } = useFormats()
  const begin = useEffectEvent(frameStart)
  const listen = useEffectEvent(hear)
  const tellLine = useEffectEvent((send: ((message: ToFrame) => void) | null) => onLine?.(send))
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const line = openFrameLine(
      element,
      () => {
        line.send({ type: 'init', ...begin(), language, locale, sound: isSoundOn(), music: isMusicOn(), reduced_motion: lessMotion() })
        tellLine(line.send)
      },
      (message) => {
        if (message.type === 'ready') {
          setCover(null)
          // Keys go to the game once it can take them: space spins.
          if (document.activeElement?.tagName !== 'INPUT') element.focus()
        }
        if (message.type === 'sound') {
          switchSound(message.on)
          line.send({ type: 'sound', on: message.on })
        }
        if (message.type === 'music') {
          switchMusic(message.on)
          line.send({ type: 'music', on: message.on })
        }
        listen(message, line.send)
      },
    )
    element.src = launch_url
    return () => {
      tellLine(null)
      line.close()
    }
  }, [launch_url, language, locale, attempt, setCover])
  const again = (): void => {
    setCover('waiting')
    setAttempt(attempt + 1)
  }
  return (
    <div className="relative size-full">
      <iframe ref={frame} title={title} sandbox="allow-scripts" allow="autoplay" className="size-full border-0" />
      {cover && (
        <div className="absolute inset-0">
          {cover === 'waiting' ? (
            <GameWaits slug={slug} />
          ) : (
            <GameFailed heading={text('game.failed')} message={text('game.late')} action={text('game.retry')} onAction={again} />
          )}
        </div>
      )}
    </div>
  )
}
