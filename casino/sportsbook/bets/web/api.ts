export { sendBet } from './send-bet.ts'
