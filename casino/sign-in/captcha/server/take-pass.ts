import { addressOf } from '#kernel/addresses/network.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { refuse, type takePass } from '../contract.ts'
import { passesByAddress } from '../rules.ts'
import { hashOf, solvedCheck, visitOf } from './internal-check.ts'
import { insertPass } from './store.ts'

/** Prefix of our own passes; anything else is a provider's token. */
export const pass_prefix = 'openhouse.'

/** CA-003: one pass for one solved challenge, for the visitor who got it. */
export const givePass = async ({ house, visitor, request, body }: Call<typeof takePass>) => {
  await countTry(house, passesByAddress, addressOf(request.ip))
  const subject = await solvedCheck(house, body.internalKey, body.message)
  if (!subject || subject.visit !== visitOf(house, visitor)) return refuse('captcha-key-wrong')
  const token = pass_prefix + house.random.token()
  const given = await insertPass(house.db, { ...subject, token_hash: hashOf('pass', token) })
  return given ? { internalKey: body.internalKey, token } : refuse('captcha-key-wrong')
}
