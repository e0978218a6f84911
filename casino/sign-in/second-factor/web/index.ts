import { securityCards, signInWays } from '#casino/sign-in/sessions/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { solveRefusal } from '#kernel/web/api/refusal-solvers.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { askForProof } from './ask-for-proof.ts'

// A call refused with `proof-needed` waits until the player has re-authenticated, and is then repeated.
solveRefusal('proof-needed', async ({ details }) => ((await askForProof(String(details['ways'] ?? ''))) ? {} : null))

export const slice = defineWebSlice({
  name: 'sign-in/second-factor',
  modals: [
    { name: 'SecondFactor', who: 'guest', load: () => import('./second-factor-modal.tsx') },
    { name: 'FreshProof', who: 'player', load: () => import('./fresh-proof-modal.tsx') },
    { name: 'Authenticator', who: 'player', load: () => import('./authenticator-modal.tsx') },
    { name: 'AuthenticatorOff', who: 'player', load: () => import('./authenticator-off-modal.tsx') },
    { name: 'RecoveryCodes', who: 'player', load: () => import('./recovery-codes-modal.tsx') },
  ],
  contributes: [
    contribute(signInWays, { name: 'passkey', load: () => import('./passkey-sign-in.tsx') }),
    contribute(
      securityCards,
      { name: 'second-factor', load: () => import('./second-factor-card.tsx') },
      { name: 'passkeys', load: () => import('./passkeys-card.tsx') },
    ),
  ],
})
