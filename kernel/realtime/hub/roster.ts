import type { Connection } from '#kernel/realtime/hub/connection.ts'
import type { Limits } from '#kernel/realtime/hub/limits.ts'

/** All connections: in total, by player, and counted by address. */
export class Roster {
  readonly connections = new Set<Connection>()
  readonly #limits: Limits
  readonly #by_user = new Map<string, Set<Connection>>()
  readonly #by_address = new Map<string, number>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  hasRoomFor(address: string): boolean {
    return this.connections.size < this.#limits.connections && (this.#by_address.get(address) ?? 0) < this.#limits.connections_per_address
  }

  add(connection: Connection): void {
    this.connections.add(connection)
    this.#by_address.set(connection.address, (this.#by_address.get(connection.address) ?? 0) + 1)
  }

  /** Guests have no id and cannot be looked up. */
  identify(connection: Connection): void {
    if (!connection.user) return
    const others = this.#by_user.get(connection.user)
    if (others) others.add(connection)
    else this.#by_user.set(connection.user, new Set([connection]))
  }

  of(user: string): readonly Connection[] {
    return [...(this.#by_user.get(user) ?? [])]
  }

  remove(connection: Connection): void {
    if (!this.connections.delete(connection)) return
    const left = (this.#by_address.get(connection.address) ?? 1) - 1
    if (left > 0) this.#by_address.set(connection.address, left)
    else this.#by_address.delete(connection.address)
    const others = this.#by_user.get(connection.user ?? '')
    others?.delete(connection)
    if (others?.size === 0) this.#by_user.delete(connection.user ?? '')
  }
}
