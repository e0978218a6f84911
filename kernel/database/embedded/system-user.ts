import { stat } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedDatabaseError } from './failures.ts'
import { run, type SystemUser } from './run-as.ts'

/** PostgreSQL refuses to run as root, so root needs another user for it. */
const needsOtherUser = (): boolean => process.getuid?.() === 0

const ownerOf = async (folder: string): Promise<SystemUser> => {
  try {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  } catch {
    return ownerOf(path.dirname(folder))
  }
}

const userNamed = async (name: string): Promise<SystemUser | undefined> => {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined
}

const createUser = async (name: string): Promise<SystemUser | undefined> => {
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  return userNamed(name)
}

/**
 * The user for PostgreSQL when we are root: the owner of the data (or of the checkout), else `postgres`, else a system user
 * `openhouse` created for it, else `nobody`. `undefined` if we are not root.
 */
export const chooseUser = async (folder: string): Promise<SystemUser | undefined> => {
  if (!needsOtherUser()) return undefined
  const owner = await ownerOf(folder)
  const owner_is_known = owner.uid !== 0 && (await run('id', ['-un', String(owner.uid)])).code === 0
  const user = owner_is_known
    ? owner
    : ((await userNamed('postgres')) ?? (await userNamed('openhouse')) ?? (await createUser('openhouse')) ?? (await userNamed('nobody')))
  if (user === undefined) {
    throw new EmbeddedDatabaseError(
      'PostgreSQL does not run as root, and no other user was found or could be made. Start as an ordinary user, or give a database of your own with DATABASE_URL.',
    )
  }
  return user
}
