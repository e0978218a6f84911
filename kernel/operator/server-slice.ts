import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'

/** Declares the extension point for operator commands. */
export const slice = defineServerSlice({ name: 'kernel/operator', extensions: [operatorCommands] })
