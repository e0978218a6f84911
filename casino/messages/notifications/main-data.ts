import { Type, type Static } from 'typebox'

/** Number of unread notifications (NC-001). */
export const NotificationsMainData = Type.Object({
  notifications: Type.Object({ unread: Type.Integer() }),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly notifications: Static<typeof NotificationsMainData>
  }
}
