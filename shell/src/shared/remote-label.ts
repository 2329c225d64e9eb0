import type { HostedRemote } from '@danji/contracts/releases/release';

/** The name of a remote for users: the label of its first menu entry. */
export const remoteLabel = (hosted: Pick<HostedRemote, 'navigation'> | undefined): string =>
  hosted?.navigation.toSorted((a, b) => a.order - b.order)[0]?.label ?? '서비스';
