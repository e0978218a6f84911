import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logInEndpoint,
  logInFromPromo,
  logOutEndpoint,
} from '../contract.ts'
import { PlayerBlocked, PlayerSignedIn, PlayerSignedOut, PlayerUnblocked, SessionsEnded } from '../events.ts'
import { texts } from '../texts.ts'
import { endOneSession, endOtherSessions } from './end-other-sessions.ts'
import { cutSockets } from './end-sessions.ts'
import { identify } from './identify.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { mainData } from './main-data.ts'
import { deleteExpiredSessions } from './session-store.ts'
import { deleteEndedTickets } from './tickets.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'account/login',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [PlayerSignedIn, PlayerSignedOut, SessionsEnded, PlayerBlocked, PlayerUnblocked],
  routes: [
    handle(logInEndpoint, logIn),
    handle(logInFromPromo, logIn),
    handle(logOutEndpoint, logOut),
    handle(listSessionsEndpoint, listSessions),
    handle(endSessionEndpoint, endOneSession),
    handle(endOtherSessionsEndpoint, endOtherSessions),
  ],
  reactions: [on(SessionsEnded, cutSockets)],
  jobs: [
    {
      name: 'account/login.delete-expired-sessions',
      cron: '17 * * * *',
      run: async (_data: unknown, house: House): Promise<void> => {
        await deleteExpiredSessions(house.db, house.clock.now())
        await deleteEndedTickets(house.db, house.clock.now())
      },
    },
  ],
  identify,
  mainData,
  personalData,
})
