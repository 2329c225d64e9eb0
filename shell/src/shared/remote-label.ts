import type { HostedRemote } from '@danji/contracts/releases/release';

/** What a person calls a remote: its first menu entry. */
export const remoteLabel = (hosted: Pick<HostedRemote, 'navigation'> | undefined): string =>
  hosted?.navigation.toSorted((a, b) => a.order - b.order)[0]?.label ?? '서비스';
