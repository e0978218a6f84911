import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { takeBackEndpoint } from '../contract.ts'
import { texts } from '../texts.ts'
import { jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { reactions } from './reactions.ts'
import { takeBack } from './take-back.ts'

export const slice = defineServerSlice({
  name: 'account/security-notices',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [handle(takeBackEndpoint, takeBack)],
  reactions,
  jobs,
  personalData,
})
