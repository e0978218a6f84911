import type { RevealedRound } from '../verify-round.ts'

/** A round for those who have none of their own: its server seed is SHA-256 of "Openhouse: an example round". */
export const exampleRound: RevealedRound = {
  slug: 'golden-orchard',
  command: { stake_minor: 1000 },
  server_seed: 'e1500f4aac3c1f91b54c3c4034a10a832f60cfb63ccc01858e0d6a8d425a7b46',
  server_seed_hash: '5101833a17d9c0ff768890c435a7aeb15496a439e321fe9d6d38e6cdf4b14d54',
  client_seed: 'my-lucky-word',
  nonce: 12,
  win_minor: 400,
}
