import { sql } from 'kysely'
import { defineMainData } from '#kernel/slice.ts'
import { tokenOf } from './cookies.ts'
import { SessionMainData } from '../main-data.ts'

/** EN-011, EN-019: the readable token, and whether the password was generated. */
export const mainData = defineMainData({
  name: 'session',
  schema: SessionMainData,
  read: (player_id) =>
    sql`(select json_build_object('has_auto_password', has_auto_password) from sign_in_sessions.accounts where player_id = ${player_id})`,
  fields: (row, { house, visitor }) => ({
    token: visitor.player_id === null ? null : tokenOf(house, visitor.session_id),
    hasAutoPassword: (row as { has_auto_password: boolean } | null)?.has_auto_password ?? false,
  }),
})
