// Written by `npm run map` from the folders of the slices; changes here are lost.
import type { ServerSlice } from '#kernel/slice.ts'
import { slice as kernelHttp } from '#kernel/http/server-slice.ts'
import { slice as kernelOperator } from '#kernel/operator/server-slice.ts'
import { slice as kernelOutbox } from '#kernel/outbox/server-slice.ts'
import { slice as kernelPersonalData } from '#kernel/personal-data/server-slice.ts'
import { slice as kernelRealtime } from '#kernel/realtime/server-slice.ts'
import { slice as signInCaptcha } from '#casino/sign-in/captcha/server/index.ts'
import { slice as signInSessions } from '#casino/sign-in/sessions/server/index.ts'
import { slice as signInSecondFactor } from '#casino/sign-in/second-factor/server/index.ts'
import { slice as playersAccounts } from '#casino/players/accounts/server/index.ts'
import { slice as playersResponsiblePlay } from '#casino/players/responsible-play/server/index.ts'
import { slice as playersProfile } from '#casino/players/profile/server/index.ts'
import { slice as signInOneTimeCodes } from '#casino/sign-in/one-time-codes/server/index.ts'
import { slice as signInSocial } from '#casino/sign-in/social/server/index.ts'
import { slice as playersPersonalData } from '#casino/players/personal-data/server/index.ts'
import { slice as playersPublicProfile } from '#casino/players/public-profile/server/index.ts'
import { slice as signInSecurityNotices } from '#casino/sign-in/security-notices/server/index.ts'
import { slice as moneyWallet } from '#casino/money/wallet/server/index.ts'
import { slice as moneyCashDesk } from '#casino/money/cash-desk/server/index.ts'
import { slice as moneyExchange } from '#casino/money/exchange/server/index.ts'
import { slice as moneyLiabilities } from '#casino/money/liabilities/server/index.ts'
import { slice as moneyMoneyBox } from '#casino/money/money-box/server/index.ts'
import { slice as moneyPayouts } from '#casino/money/payouts/server/index.ts'
import { slice as moneyPiggyBank } from '#casino/money/piggy-bank/server/index.ts'
import { slice as moneyProjectTransfers } from '#casino/money/project-transfers/server/index.ts'
import { slice as moneyReconciliation } from '#casino/money/reconciliation/server/index.ts'
import { slice as moneyStatements } from '#casino/money/statements/server/index.ts'
import { slice as bonusesPrizes } from '#casino/bonuses/prizes/server/index.ts'
import { slice as bonusesFreeSpins } from '#casino/bonuses/free-spins/server/index.ts'
import { slice as bonusesBonuses } from '#casino/bonuses/bonuses/server/index.ts'
import { slice as bonusesBirthday } from '#casino/bonuses/birthday/server/index.ts'
import { slice as bonusesCashback } from '#casino/bonuses/cashback/server/index.ts'
import { slice as bonusesDailyBonus } from '#casino/bonuses/daily-bonus/server/index.ts'
import { slice as bonusesGiftBank } from '#casino/bonuses/gift-bank/server/index.ts'
import { slice as bonusesInsurance } from '#casino/bonuses/insurance/server/index.ts'
import { slice as bonusesInviteFriends } from '#casino/bonuses/invite-friends/server/index.ts'
import { slice as bonusesPartnerBonus } from '#casino/bonuses/partner-bonus/server/index.ts'
import { slice as bonusesPromoCodes } from '#casino/bonuses/promo-codes/server/index.ts'
import { slice as bonusesRiskBonus } from '#casino/bonuses/risk-bonus/server/index.ts'
import { slice as gamesLobby } from '#casino/games/lobby/server/index.ts'
import { slice as gamesPlay } from '#casino/games/play/server/index.ts'
import { slice as gamesComments } from '#casino/games/comments/server/index.ts'
import { slice as gamesFavourites } from '#casino/games/favourites/server/index.ts'
import { slice as gamesGamePage } from '#casino/games/game-page/server/index.ts'
import { slice as gamesLive } from '#casino/games/live/server/index.ts'
import { slice as gamesPlayersActivity } from '#casino/games/players-activity/server/index.ts'
import { slice as gamesProviders } from '#casino/games/providers/server/index.ts'
import { slice as gamesReactions } from '#casino/games/reactions/server/index.ts'
import { slice as gamesSearch } from '#casino/games/search/server/index.ts'
import { slice as gamesTableChat } from '#casino/games/table-chat/server/index.ts'
import { slice as gamesTopWins } from '#casino/games/top-wins/server/index.ts'
import { slice as gamesVideos } from '#casino/games/videos/server/index.ts'
import { slice as sportsbookCatalogue } from '#casino/sportsbook/catalogue/server/index.ts'
import { slice as sportsbookBets } from '#casino/sportsbook/bets/server/index.ts'
import { slice as sportsbookExpress } from '#casino/sportsbook/express/server/index.ts'
import { slice as sportsbookFeed } from '#casino/sportsbook/feed/server/index.ts'
import { slice as sportsbookLeaderboard } from '#casino/sportsbook/leaderboard/server/index.ts'
import { slice as sportsbookLobby } from '#casino/sportsbook/lobby/server/index.ts'
import { slice as sportsbookMatchOfTheDay } from '#casino/sportsbook/match-of-the-day/server/index.ts'
import { slice as sportsbookPredictions } from '#casino/sportsbook/predictions/server/index.ts'
import { slice as sportsbookSimulator } from '#casino/sportsbook/simulator/server/index.ts'
import { slice as sportsbookSportBonuses } from '#casino/sportsbook/sport-bonuses/server/index.ts'
import { slice as sportsbookTShirts } from '#casino/sportsbook/t-shirts/server/index.ts'
import { slice as sportsbookWinFeed } from '#casino/sportsbook/win-feed/server/index.ts'
import { slice as campaignsBoards } from '#casino/campaigns/boards/server/index.ts'
import { slice as campaignsDraws } from '#casino/campaigns/draws/server/index.ts'
import { slice as campaignsMissions } from '#casino/campaigns/missions/server/index.ts'
import { slice as campaignsCampaigns } from '#casino/campaigns/campaigns/server/index.ts'
import { slice as campaignsShelves } from '#casino/campaigns/shelves/server/index.ts'
import { slice as contestsActivities } from '#casino/contests/activities/server/index.ts'
import { slice as contestsJackpotMarathon } from '#casino/contests/jackpot-marathon/server/index.ts'
import { slice as contestsJackpots } from '#casino/contests/jackpots/server/index.ts'
import { slice as contestsKingsKombat } from '#casino/contests/kings-kombat/server/index.ts'
import { slice as contestsOverview } from '#casino/contests/overview/server/index.ts'
import { slice as contestsPrizeDrops } from '#casino/contests/prize-drops/server/index.ts'
import { slice as contestsRaces } from '#casino/contests/races/server/index.ts'
import { slice as contestsSpecialRaces } from '#casino/contests/special-races/server/index.ts'
import { slice as contestsTournaments } from '#casino/contests/tournaments/server/index.ts'
import { slice as contestsWelcomeQuest } from '#casino/contests/welcome-quest/server/index.ts'
import { slice as loyaltyClassification } from '#casino/loyalty/classification/server/index.ts'
import { slice as loyaltyLottery } from '#casino/loyalty/lottery/server/index.ts'
import { slice as seasonsKingOfRoad } from '#casino/seasons/king-of-road/server/index.ts'
import { slice as seasonsMarathon } from '#casino/seasons/marathon/server/index.ts'
import { slice as seasonsNewYearRally } from '#casino/seasons/new-year-rally/server/index.ts'
import { slice as seasonsStarDrops } from '#casino/seasons/star-drops/server/index.ts'
import { slice as messagesNotifications } from '#casino/messages/notifications/server/index.ts'
import { slice as messagesPopups } from '#casino/messages/popups/server/index.ts'
import { slice as messagesStories } from '#casino/messages/stories/server/index.ts'
import { slice as siteCrowd } from '#casino/site/crowd/server/index.ts'
import { slice as siteFormTracking } from '#casino/site/form-tracking/server/index.ts'
import { slice as siteLegal } from '#casino/site/legal/server/index.ts'
import { slice as sitePages } from '#casino/site/pages/server/index.ts'
import { slice as siteMenu } from '#casino/site/menu/server/index.ts'
import { slice as siteOnboarding } from '#casino/site/onboarding/server/index.ts'
import { slice as siteStartUp } from '#casino/site/start-up/server/index.ts'

/** Every slice of the site, in the order in which they start. */
export const slices: readonly ServerSlice[] = [
  kernelHttp,
  kernelOperator,
  kernelOutbox,
  kernelPersonalData,
  kernelRealtime,
  signInCaptcha,
  signInSessions,
  signInSecondFactor,
  playersAccounts,
  playersResponsiblePlay,
  playersProfile,
  signInOneTimeCodes,
  signInSocial,
  playersPersonalData,
  playersPublicProfile,
  signInSecurityNotices,
  moneyWallet,
  moneyCashDesk,
  moneyExchange,
  moneyLiabilities,
  moneyMoneyBox,
  moneyPayouts,
  moneyPiggyBank,
  moneyProjectTransfers,
  moneyReconciliation,
  moneyStatements,
  bonusesPrizes,
  bonusesFreeSpins,
  bonusesBonuses,
  bonusesBirthday,
  bonusesCashback,
  bonusesDailyBonus,
  bonusesGiftBank,
  bonusesInsurance,
  bonusesInviteFriends,
  bonusesPartnerBonus,
  bonusesPromoCodes,
  bonusesRiskBonus,
  gamesLobby,
  gamesPlay,
  gamesComments,
  gamesFavourites,
  gamesGamePage,
  gamesLive,
  gamesPlayersActivity,
  gamesProviders,
  gamesReactions,
  gamesSearch,
  gamesTableChat,
  gamesTopWins,
  gamesVideos,
  sportsbookCatalogue,
  sportsbookBets,
  sportsbookExpress,
  sportsbookFeed,
  sportsbookLeaderboard,
  sportsbookLobby,
  sportsbookMatchOfTheDay,
  sportsbookPredictions,
  sportsbookSimulator,
  sportsbookSportBonuses,
  sportsbookTShirts,
  sportsbookWinFeed,
  campaignsBoards,
  campaignsDraws,
  campaignsMissions,
  campaignsCampaigns,
  campaignsShelves,
  contestsActivities,
  contestsJackpotMarathon,
  contestsJackpots,
  contestsKingsKombat,
  contestsOverview,
  contestsPrizeDrops,
  contestsRaces,
  contestsSpecialRaces,
  contestsTournaments,
  contestsWelcomeQuest,
  loyaltyClassification,
  loyaltyLottery,
  seasonsKingOfRoad,
  seasonsMarathon,
  seasonsNewYearRally,
  seasonsStarDrops,
  messagesNotifications,
  messagesPopups,
  messagesStories,
  siteCrowd,
  siteFormTracking,
  siteLegal,
  sitePages,
  siteMenu,
  siteOnboarding,
  siteStartUp,
]
