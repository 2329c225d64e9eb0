import type { RemoteName } from '@danji/contracts/releases/release';
import { isStaff, type Principal } from '../../platform/http/principal.ts';

/** Remotes that only our own operators may load. */
const STAFF_REMOTES: ReadonlySet<RemoteName> = new Set(['admin']);

/** Whether a visitor may know a remote's address and load its files (FEDERATION §4). */
export const canLoadRemote = (visitor: Principal | null, remote: RemoteName): boolean =>
  !STAFF_REMOTES.has(remote) || isStaff(visitor);

/** Whether everybody may load the files of a remote, so that shared caches may store them. */
export const isPublicRemote = (remote: RemoteName): boolean => !STAFF_REMOTES.has(remote);
