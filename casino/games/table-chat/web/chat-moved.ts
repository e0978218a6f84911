import type { ChatMoved } from '../contract.ts'
import { takeMoved } from './chats.ts'

/** Somebody wrote, or something went out of sight: whatever shows the room follows. */
export const handle = (message: { readonly data: unknown }): void => takeMoved(message.data as ChatMoved['data'])
