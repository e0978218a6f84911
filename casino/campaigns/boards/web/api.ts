/** The parts that pages of boards are made of. A page has a place (`createBoardPlace`), and shows its board by `useLiveBoard`. */
export { BoardCountdown } from './board-countdown.tsx'
export { LiveDot } from './board-hero.tsx'
export { useBoardText, useMoney } from './board-words.ts'
export { createBoardPlace, refreshBoard, useLiveBoard, type LiveBoardProps } from './live-board.ts'
export { PastBoards } from './past-boards.tsx'
export { RunningBoard } from './running-board.tsx'
export { useMembership } from './use-membership.ts'
export { useIsOver } from './use-remaining.ts'
