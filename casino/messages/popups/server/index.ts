import { defineServerSlice } from '#kernel/slice.ts'
import { playerPopups } from '../extensions.ts'
import { texts } from '../texts.ts'
import { routes } from './routes.ts'

export const slice = defineServerSlice({ name: 'messages/popups', server_texts: texts, routes, extensions: [playerPopups] })
