import { operatorCommands } from '#kernel/operator/commands.ts'
import { commands } from './operator-commands.ts'
import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { noticeTexts } from '../notice-texts.ts'
import { notices } from './notices.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logInEndpoint,
  logInFromPromo,
  logOutEndpoint,
} from '../contract.ts'
import { DayBegun, PlayerBlocked, PlayerSignedIn, PlayerSignedOut, PlayerUnblocked, SessionsEnded } from '../events.ts'
import { texts } from '../texts.ts'
import { endOneSession, endOtherSessions } from './end-other-sessions.ts'
import { cutSockets } from './end-sessions.ts'
import { identify } from './identify.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { mainData } from './main-data.ts'
import { personalData, retention } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'sign-in/sessions',
  formerly: 'account/login',
  texts,
  server_texts: noticeTexts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [PlayerSignedIn, DayBegun, PlayerSignedOut, SessionsEnded, PlayerBlocked, PlayerUnblocked],
  routes: [
    handle(logInEndpoint, logIn),
    handle(logInFromPromo, logIn),
    handle(logOutEndpoint, logOut),
    handle(listSessionsEndpoint, listSessions),
    handle(endSessionEndpoint, endOneSession),
    handle(endOtherSessionsEndpoint, endOtherSessions),
  ],
  reactions: [on(SessionsEnded, { from: 'deployment' }, cutSockets)],
  identify,
  mainData,
  contributes: [contribute(operatorCommands, ...commands), contribute(noticesOfPlayers, ...notices)],
  personalData,
  retention,
})
