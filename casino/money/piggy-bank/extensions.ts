import type { TObject } from 'typebox'
import { defineExtension } from '#kernel/extensions.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** A stake of money that was taken. */
export interface FillingStake {
  readonly player_id: bigint
  readonly currency: string
  /** Slug of the game. */
  readonly game: string
  readonly stake_minor: bigint
}

/** A kind of fact that tells of stakes; undefined for one that does not count, such as play money. */
export interface FillingStakes {
  readonly fact: FactKind<TObject>
  readonly stakeOf: (fact: Fact<TObject>) => FillingStake | undefined
}

/** Stakes as a kind of fact tells them. */
export const stakesOf = <S extends TObject>(fact: FactKind<S>, stakeOf: (fact: Fact<S>) => FillingStake | undefined): FillingStakes => ({
  fact: fact as unknown as FactKind<TObject>,
  stakeOf: stakeOf as unknown as FillingStakes['stakeOf'],
})

export const fillingStakes = defineExtension<FillingStakes>('money/piggy-bank.filling-stakes', { keyOf: ({ fact }) => fact.kind })

/** A game as the page of the piggy bank shows it. */
export interface FillingGame {
  readonly slug: string
  readonly title: string
  readonly provider: string
  /** Address of its tall cover. */
  readonly image: string
  /** Per cent, as published. */
  readonly rtp: number
}

/** Games whose stakes may fill the bank: open ones whose house edge is known. */
export interface FillingGames {
  /** Who lists them. */
  readonly source: string
  readonly list: (house: House, language: Language) => Promise<readonly FillingGame[]>
}

export const fillingGames = defineExtension<FillingGames>('money/piggy-bank.filling-games', { keyOf: ({ source }) => source })
