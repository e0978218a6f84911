import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import {
  changeEmailEndpoint,
  changePassword,
  changePhoneEndpoint,
  checkConfirmation,
  confirmEntry,
  confirmRestore,
  confirmRestoreByCall,
  confirmRestoreByCode,
  confirmRestoreByToken,
  countAttempts,
  funnelShowedEndpoint,
  registerByCode,
  requestConfirmation,
  requestEmailChange,
  requestEntry,
  requestRestore,
  restorePassword,
  setFirstPassword,
} from '../contract.ts'
import { ContactChanged, ContactConfirmed, ContactLost, PasswordChanged } from '../events.ts'
import { noticeTexts } from '../notice-texts.ts'
import { letterTexts, texts } from '../texts.ts'
import { change as changeEmail, request as requestNewEmail } from './change-email.ts'
import { change as changePhone } from './change-phone.ts'
import { attempts, check, request } from './confirmation.ts'
import { mainData, rememberShowed } from './funnel-window.ts'
import { codes } from './deliver.ts'
import { notices } from './notices.ts'
import { changeByOld, restore, setFirst } from './password.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { register } from './register-by-code.ts'
import { confirm as proveEntry, request as askEntry } from './request-entry.ts'
import { confirm, confirmByCall, confirmByCode, confirmByToken, requestPassword } from './restore.ts'
import { personalData, retention } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'sign-in/one-time-codes',
  formerly: 'account/verification',
  texts,
  server_texts: { ...letterTexts, ...noticeTexts },
  migrations: new URL('./migrations/', import.meta.url),
  facts: [ContactChanged, ContactConfirmed, ContactLost, PasswordChanged],
  routes: [
    handle(requestConfirmation, request),
    handle(checkConfirmation, check),
    handle(changePhoneEndpoint, changePhone),
    handle(requestEmailChange, requestNewEmail),
    handle(changeEmailEndpoint, changeEmail),
    handle(countAttempts, attempts),
    handle(requestRestore, requestPassword),
    handle(confirmRestore, confirm),
    handle(confirmRestoreByCode, confirmByCode),
    handle(confirmRestoreByCall, confirmByCall),
    handle(confirmRestoreByToken, confirmByToken),
    handle(restorePassword, restore),
    handle(changePassword, changeByOld),
    handle(setFirstPassword, setFirst),
    handle(requestEntry, askEntry),
    handle(confirmEntry, proveEntry),
    handle(registerByCode, register),
    handle(funnelShowedEndpoint, rememberShowed),
  ],
  mainData,
  reactions,
  pushes,
  contributes: [contribute(noticesOfPlayers, ...notices)],
  jobs: Object.values(codes).map(({ job }) => job),
  personalData,
  retention,
})
