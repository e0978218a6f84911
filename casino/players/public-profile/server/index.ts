import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import {
  changePrivacyEndpoint,
  getAchievementEndpoint,
  getPublicListEndpoint,
  getPublicProfileEndpoint,
  listAchievementsEndpoint,
} from '../contract.ts'
import { achievements, publicLists } from '../extensions.ts'
import { texts } from '../texts.ts'
import { getAchievement, listAchievements } from './achievements.ts'
import { changePrivacy, getPublicList, getPublicProfile } from './public-profile.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'players/public-profile',
  formerly: 'account/public-profile',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  extensions: [publicLists, achievements],
  routes: [
    handle(getPublicProfileEndpoint, getPublicProfile),
    handle(getPublicListEndpoint, getPublicList),
    handle(changePrivacyEndpoint, changePrivacy),
    handle(listAchievementsEndpoint, listAchievements),
    handle(getAchievementEndpoint, getAchievement),
  ],
  personalData,
})
