import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { matchPath } from '@danji/shell-sdk/router';

export const owns = ({ routes }: Pick<HostedRemote, 'routes'>, pathname: string): boolean =>
  routes.some((prefix) => matchPath({ path: prefix, end: false }, pathname) !== null);

/** Whether an address is for operators only. */
export const isForStaff = ({ staffRoutes = [] }: Registry, pathname: string): boolean =>
  owns({ routes: staffRoutes }, pathname);

/** The remote whose screens an address belongs to; `undefined` for the shell's own screens. */
export const findOwner = ({ remotes }: Registry, pathname: string): HostedRemote | undefined =>
  remotes.find((remote) => owns(remote, pathname));
