import { notify } from '#kernel/web/notices/notices.ts'
import type { gameTexts } from '../game-texts.ts'
import type { Said, SaidState } from './game-said.ts'

const demo_note_ms = 9_000

/** GA-011, GA-012: what is said of a round that was shown, and remembered as said. */
export const tellSaid = (note: Said | null, said_before: Set<SaidState>, text: (key: keyof typeof gameTexts) => string): void => {
  if (!note) return
  said_before.add(note.state)
  notify({ title: text(`game.said.${note.state}`), text: text(`game.said.${note.state}-text`), duration_ms: demo_note_ms })
}
