import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { houseBooks, providerReports } from '../extensions.ts'
import { commands } from './operator-commands.ts'
import { jobs } from './reconcile.ts'

export const slice = defineServerSlice({
  name: 'money/reconciliation',
  migrations: new URL('./migrations/', import.meta.url),
  extensions: [houseBooks, providerReports],
  jobs,
  contributes: [contribute(operatorCommands, ...commands)],
})
