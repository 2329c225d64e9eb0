type RemoteRegistration = {
  /** Its name for our staff. */ label: string;
  /** Only our operators may load it. */ isForStaff?: true;
};

/** All remotes of the platform, the only list of them; a remote is hosted once it has an active release. */
const REGISTRATIONS = {
  workspace: { label: '워크스페이스' },
  bids: { label: '입찰' },
  community: { label: '커뮤니티' },
  shop: { label: '상점' },
  points: { label: '포인트' },
  admin: { label: '운영', isForStaff: true },
} as const satisfies Record<string, RemoteRegistration>;

export type RemoteName = keyof typeof REGISTRATIONS;
export const REMOTES: Readonly<Record<RemoteName, RemoteRegistration>> = REGISTRATIONS;
export const REMOTE_NAMES = Object.keys(REGISTRATIONS) as readonly RemoteName[];
/** The version of the contract between shell and remotes; the shell accepts every `1.x` (FEDERATION §1). */
export const REMOTE_CONTRACT = '1.0';

/**
 * The global variable of a remote's container; each release has one of its own, because two releases with one name would
 * share the global that scripts report to, and silently run each other's code.
 */
export const toContainer = (remote: string, hash: string): string => `danji_${remote.replaceAll('-', '_')}_${hash}`;

/** The container of a remote's development builds. */
export const developmentContainer = (remote: string): string => toContainer(remote, 'dev');
