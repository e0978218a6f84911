// Written by `npm run map` from the folders of the slices; changes here are lost.
import type { WebSlice } from '#kernel/web-slice.ts'
import { slice as appsWebShell } from '#apps/web/shell/slice.ts'
import { slice as signInCaptcha } from '#casino/sign-in/captcha/web/index.ts'
import { slice as signInSessions } from '#casino/sign-in/sessions/web/index.ts'
import { slice as signInSecondFactor } from '#casino/sign-in/second-factor/web/index.ts'
import { slice as playersAccounts } from '#casino/players/accounts/web/index.ts'
import { slice as playersResponsiblePlay } from '#casino/players/responsible-play/web/index.ts'
import { slice as playersProfile } from '#casino/players/profile/web/index.ts'
import { slice as signInOneTimeCodes } from '#casino/sign-in/one-time-codes/web/index.ts'
import { slice as signInSocial } from '#casino/sign-in/social/web/index.ts'
import { slice as playersPersonalData } from '#casino/players/personal-data/web/index.ts'
import { slice as playersPublicProfile } from '#casino/players/public-profile/web/index.ts'
import { slice as signInSecurityNotices } from '#casino/sign-in/security-notices/web/index.ts'
import { slice as moneyWallet } from '#casino/money/wallet/web/index.ts'
import { slice as moneyCashDesk } from '#casino/money/cash-desk/web/index.ts'
import { slice as moneyExchange } from '#casino/money/exchange/web/index.ts'
import { slice as moneyLiabilities } from '#casino/money/liabilities/web/index.ts'
import { slice as moneyMoneyBox } from '#casino/money/money-box/web/index.ts'
import { slice as moneyPayouts } from '#casino/money/payouts/web/index.ts'
import { slice as moneyPiggyBank } from '#casino/money/piggy-bank/web/index.ts'
import { slice as moneyProjectTransfers } from '#casino/money/project-transfers/web/index.ts'
import { slice as moneyStatements } from '#casino/money/statements/web/index.ts'
import { slice as bonusesPrizes } from '#casino/bonuses/prizes/web/index.ts'
import { slice as bonusesFreeSpins } from '#casino/bonuses/free-spins/web/index.ts'
import { slice as bonusesBonuses } from '#casino/bonuses/bonuses/web/index.ts'
import { slice as bonusesBirthday } from '#casino/bonuses/birthday/web/index.ts'
import { slice as bonusesCashback } from '#casino/bonuses/cashback/web/index.ts'
import { slice as bonusesDailyBonus } from '#casino/bonuses/daily-bonus/web/index.ts'
import { slice as bonusesGiftBank } from '#casino/bonuses/gift-bank/web/index.ts'
import { slice as bonusesInsurance } from '#casino/bonuses/insurance/web/index.ts'
import { slice as bonusesInviteFriends } from '#casino/bonuses/invite-friends/web/index.ts'
import { slice as bonusesPartnerBonus } from '#casino/bonuses/partner-bonus/web/index.ts'
import { slice as bonusesPromoCodes } from '#casino/bonuses/promo-codes/web/index.ts'
import { slice as bonusesRiskBonus } from '#casino/bonuses/risk-bonus/web/index.ts'
import { slice as gamesLobby } from '#casino/games/lobby/web/index.ts'
import { slice as gamesPlay } from '#casino/games/play/web/index.ts'
import { slice as gamesComments } from '#casino/games/comments/web/index.ts'
import { slice as gamesFavourites } from '#casino/games/favourites/web/index.ts'
import { slice as gamesGamePage } from '#casino/games/game-page/web/index.ts'
import { slice as gamesLive } from '#casino/games/live/web/index.ts'
import { slice as gamesPlayersActivity } from '#casino/games/players-activity/web/index.ts'
import { slice as gamesProviders } from '#casino/games/providers/web/index.ts'
import { slice as gamesReactions } from '#casino/games/reactions/web/index.ts'
import { slice as gamesSearch } from '#casino/games/search/web/index.ts'
import { slice as gamesTableChat } from '#casino/games/table-chat/web/index.ts'
import { slice as gamesTopWins } from '#casino/games/top-wins/web/index.ts'
import { slice as gamesVideos } from '#casino/games/videos/web/index.ts'
import { slice as sportsbookCatalogue } from '#casino/sportsbook/catalogue/web/index.ts'
import { slice as sportsbookBets } from '#casino/sportsbook/bets/web/index.ts'
import { slice as sportsbookExpress } from '#casino/sportsbook/express/web/index.ts'
import { slice as sportsbookFeed } from '#casino/sportsbook/feed/web/index.ts'
import { slice as sportsbookLeaderboard } from '#casino/sportsbook/leaderboard/web/index.ts'
import { slice as sportsbookLobby } from '#casino/sportsbook/lobby/web/index.ts'
import { slice as sportsbookMatchOfTheDay } from '#casino/sportsbook/match-of-the-day/web/index.ts'
import { slice as sportsbookPredictions } from '#casino/sportsbook/predictions/web/index.ts'
import { slice as sportsbookSimulator } from '#casino/sportsbook/simulator/web/index.ts'
import { slice as sportsbookSportBonuses } from '#casino/sportsbook/sport-bonuses/web/index.ts'
import { slice as sportsbookTShirts } from '#casino/sportsbook/t-shirts/web/index.ts'
import { slice as sportsbookWinFeed } from '#casino/sportsbook/win-feed/web/index.ts'
import { slice as campaignsBoards } from '#casino/campaigns/boards/web/index.ts'
import { slice as campaignsDraws } from '#casino/campaigns/draws/web/index.ts'
import { slice as campaignsMissions } from '#casino/campaigns/missions/web/index.ts'
import { slice as contestsActivities } from '#casino/contests/activities/web/index.ts'
import { slice as contestsJackpotMarathon } from '#casino/contests/jackpot-marathon/web/index.ts'
import { slice as contestsJackpots } from '#casino/contests/jackpots/web/index.ts'
import { slice as contestsKingsKombat } from '#casino/contests/kings-kombat/web/index.ts'
import { slice as contestsOverview } from '#casino/contests/overview/web/index.ts'
import { slice as contestsPrizeDrops } from '#casino/contests/prize-drops/web/index.ts'
import { slice as contestsRaces } from '#casino/contests/races/web/index.ts'
import { slice as contestsSpecialRaces } from '#casino/contests/special-races/web/index.ts'
import { slice as contestsTournaments } from '#casino/contests/tournaments/web/index.ts'
import { slice as contestsWelcomeQuest } from '#casino/contests/welcome-quest/web/index.ts'
import { slice as loyaltyClassification } from '#casino/loyalty/classification/web/index.ts'
import { slice as loyaltyLottery } from '#casino/loyalty/lottery/web/index.ts'
import { slice as seasonsKingOfRoad } from '#casino/seasons/king-of-road/web/index.ts'
import { slice as seasonsMarathon } from '#casino/seasons/marathon/web/index.ts'
import { slice as seasonsNewYearRally } from '#casino/seasons/new-year-rally/web/index.ts'
import { slice as seasonsStarDrops } from '#casino/seasons/star-drops/web/index.ts'
import { slice as messagesNotifications } from '#casino/messages/notifications/web/index.ts'
import { slice as messagesStories } from '#casino/messages/stories/web/index.ts'
import { slice as siteFormTracking } from '#casino/site/form-tracking/web/index.ts'
import { slice as siteLegal } from '#casino/site/legal/web/index.ts'
import { slice as siteOnboarding } from '#casino/site/onboarding/web/index.ts'
import { slice as sitePages } from '#casino/site/pages/web/index.ts'

/** The web side of every slice. */
export const webSlices: readonly WebSlice[] = [
  appsWebShell,
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
  messagesStories,
  siteFormTracking,
  siteLegal,
  siteOnboarding,
  sitePages,
]
