import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { playRoundEndpoint, startGameEndpoint } from '../contract.ts'

/** The slot of tests that need some slot. */
export const slug = 'golden-orchard'

/** What a visitor gets who opens a game, for money unless it is said otherwise. */
export const start = async (visitor: TestVisitor, isMoney = true, game = slug) =>
  (await visitor.call(startGameEndpoint, { params: { slug: game }, query: { isMoney } })).body.data

export const spin = (visitor: TestVisitor, session: string, options: { stake?: number; key?: string; game?: string } = {}) =>
  visitor.call(playRoundEndpoint, {
    params: { slug: options.game ?? slug },
    body: { session, command: { stake_minor: options.stake ?? 1_000 } },
    ...(options.key ? { key: options.key } : {}),
  })
