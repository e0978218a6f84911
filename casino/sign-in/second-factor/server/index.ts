import { operatorCommands } from '#kernel/operator/commands.ts'
import { commands } from './operator-commands.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  beginPasskeyLogIn,
  beginPasskeyProof,
  confirmAuthenticator,
  logInByPasskey,
  logInBySecondFactor,
  makeRecoveryCodes,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  readSecondFactor,
  removePasskey,
  renamePasskey,
  turnOffAuthenticator,
} from '../contract.ts'
import {
  PasskeyAdded,
  PasskeyRefused,
  PasskeyRemoved,
  RecoveryCodesMade,
  RecoveryCodeUsed,
  SecondFactorTurnedOff,
  SecondFactorTurnedOn,
} from '../events.ts'
import { texts } from '../texts.ts'
import { begin as beginApp, confirm, makeCodes, turnOff } from './authenticator.ts'
import { logIn } from './log-in-second.ts'
import { add, begin, beginLogIn, logIn as logInWithPasskey, remove, rename } from './passkeys.ts'
import { beginByPasskey, byCode, byPasskey, byPassword } from './prove.ts'
import { readState } from './read-state.ts'
import { personalData, retention } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'sign-in/second-factor',
  formerly: 'account/second-factor',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [SecondFactorTurnedOn, SecondFactorTurnedOff, RecoveryCodesMade, RecoveryCodeUsed, PasskeyAdded, PasskeyRemoved, PasskeyRefused],
  routes: [
    handle(logInBySecondFactor, logIn),
    handle(beginPasskeyLogIn, beginLogIn),
    handle(logInByPasskey, logInWithPasskey),
    handle(readSecondFactor, readState),
    handle(beginAuthenticator, beginApp),
    handle(confirmAuthenticator, confirm),
    handle(turnOffAuthenticator, turnOff),
    handle(makeRecoveryCodes, makeCodes),
    handle(beginPasskey, begin),
    handle(addPasskey, add),
    handle(renamePasskey, rename),
    handle(removePasskey, remove),
    handle(proveByPassword, byPassword),
    handle(proveByCode, byCode),
    handle(beginPasskeyProof, beginByPasskey),
    handle(proveByPasskey, byPasskey),
  ],
  contributes: [contribute(operatorCommands, ...commands)],
  personalData,
  retention,
})
