import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { commands } from './operator-commands.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import {
  getDocumentFileEndpoint,
  getProfileEndpoint,
  getVerificationEndpoint,
  listDocumentsEndpoint,
  storeInnEndpoint,
  updateProfileEndpoint,
  uploadDocumentEndpoint,
} from '../contract.ts'
import { currencyTexts } from '../currency-texts.ts'
import { CurrencyChanged, DocumentChanged, PlayerVerified, SubscriptionsChanged } from '../events.ts'
import {
  closePopupEndpoint,
  firebaseTokenEndpoint,
  liftProtectionEndpoint,
  onBoardingEndpoint,
  protectAccountEndpoint,
  siteVersionEndpoint,
} from '../marks-contract.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { liftProtection, protectAccount } from './account-protection.ts'
import { jobs } from './jobs.ts'
import { mainData } from './main-data.ts'
import { notices } from './notices.ts'
import { changeSiteVersion, closePopup, finishOnBoarding, keepFirebaseToken } from './marks.ts'
import { pages } from './pages.ts'
import { profileDataOf } from './profile-data.ts'
import { pushes } from './pushes.ts'
import { getDocumentFile, getVerification, listDocuments } from './read-documents.ts'
import { storeInn } from './store-inn.ts'
import { updateProfile } from './update-profile.ts'
import { uploadDocument } from './upload-document.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'players/profile',
  formerly: 'account/profile',
  texts: { ...texts, ...pageTexts, ...currencyTexts },
  migrations: new URL('./migrations/', import.meta.url),
  facts: [CurrencyChanged, DocumentChanged, PlayerVerified, SubscriptionsChanged],
  routes: [
    handle(getProfileEndpoint, async ({ house, player_id }) => ({ data: await profileDataOf(house, player_id) })),
    handle(updateProfileEndpoint, updateProfile),
    handle(listDocumentsEndpoint, listDocuments),
    handle(uploadDocumentEndpoint, uploadDocument),
    handle(getDocumentFileEndpoint, getDocumentFile),
    handle(getVerificationEndpoint, getVerification),
    handle(storeInnEndpoint, storeInn),
    handle(firebaseTokenEndpoint, keepFirebaseToken),
    handle(onBoardingEndpoint, finishOnBoarding),
    handle(closePopupEndpoint, closePopup),
    handle(siteVersionEndpoint, changeSiteVersion),
    handle(protectAccountEndpoint, protectAccount),
    handle(liftProtectionEndpoint, liftProtection),
  ],
  pushes,
  jobs,
  mainData,
  pages,
  contributes: [contribute(operatorCommands, ...commands), contribute(noticesOfPlayers, ...notices)],
  personalData,
})
