export { BetRefused } from './bet-refused.tsx'
export { sendBet } from './send-bet.ts'
