import { REMOTES, type RemoteName } from '@danji/contracts/releases/remotes';
import { isStaff, type Principal } from '../../platform/http/principal.ts';

/** Whether a visitor may know a remote's address and load its files (FEDERATION §4). */
export const canLoadRemote = (visitor: Principal | null, remote: RemoteName): boolean =>
  isPublicRemote(remote) || isStaff(visitor);

/** Whether everybody may load the files of a remote, so that shared caches may store them. */
export const isPublicRemote = (remote: RemoteName): boolean => !REMOTES[remote].isForStaff;
