import type { RemoteName } from '@danji/contracts/releases/remotes';
import { webPaths } from '@danji/contracts/web-paths';

/** The address of the comparison of two releases of a remote. */
export const toDiffPath = (remote: RemoteName, from: string, to: string): string =>
  `${webPaths.adminReleaseDiff(remote)}?${new URLSearchParams({ from, to })}`;
