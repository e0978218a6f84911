import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { takeBackEndpoint } from '../contract.ts'
import { letterTexts, texts } from '../texts.ts'
import { letters } from './deliver.ts'
import { personalData, retention } from './personal-data.ts'
import { reactions } from './reactions.ts'
import { takeBack } from './take-back.ts'

export const slice = defineServerSlice({
  name: 'sign-in/security-notices',
  formerly: 'account/security-notices',
  texts,
  server_texts: letterTexts,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [handle(takeBackEndpoint, takeBack)],
  reactions,
  jobs: [letters.job],
  personalData,
  retention,
})
