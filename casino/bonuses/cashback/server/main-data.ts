import { defineMainData } from '#kernel/slice.ts'
import { DashboardMainData } from '../main-data.ts'
import { asDashboard } from './dashboard.ts'
import { selectDashboard } from './store.ts'

export const mainData = defineMainData({
  name: 'dashboard',
  schema: DashboardMainData,
  read: selectDashboard,
  fields: (row, { visitor }) => (visitor.player_id === null ? {} : { playerInfo: { playerDashboard: asDashboard(row) } }),
})
