import { achievements as achievementsOfPlayers } from '#casino/players/public-profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { completeRegistration, getFlow, readForm, registerEndpoint, registerFromApp, registerFromPromo, sendAppLink } from '../contract.ts'
import { PlayerRegistered } from '../events.ts'
import { texts } from '../texts.ts'
import { jobs, sendLink } from './app-link.ts'
import { achievements } from './achievements.ts'
import { complete } from './complete.ts'
import { mainData } from './main-data.ts'
import { openFlow, read } from './read-form.ts'
import { register, registerByApp, registerByPromo } from './register.ts'
import { personalData, retention } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'players/accounts',
  formerly: 'account/registration',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [PlayerRegistered],
  routes: [
    handle(registerEndpoint, register),
    handle(registerFromApp, registerByApp),
    handle(registerFromPromo, registerByPromo),
    handle(getFlow, openFlow),
    handle(readForm, read),
    handle(completeRegistration, complete),
    handle(sendAppLink, sendLink),
  ],
  jobs,
  mainData,
  personalData,
  retention,
  contributes: [contribute(achievementsOfPlayers, ...achievements)],
})
