import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { registerEndpoint } from '../contract.ts'
import { PlayerRegistered } from '../events.ts'
import { texts } from '../texts.ts'
import { mainData } from './main-data.ts'
import { register } from './register.ts'

export const slice = defineServerSlice({
  name: 'account/registration',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [PlayerRegistered],
  routes: [handle(registerEndpoint, register)],
  mainData,
})
