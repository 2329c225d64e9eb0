import { Type, type Static } from 'typebox';
import {
  strictObject,
  nonEmptyString,
  MAX_INT4,
  nanoId,
  nullable,
  oneOf,
  timestamp,
  created,
  labelled,
  entity,
} from '../fields.ts';
import { releaseId, remoteName } from './release.ts';
import { REMOTE_NAMES, type RemoteName } from './remotes.ts';
import { shellId } from './shells.ts';

/** The cohorts that may get a candidate besides the percentage: account types, and operators (`staff`). */
export const COHORTS = ['staff', 'general', 'brand'] as const;
const cohort = oneOf(...COHORTS);
export const cohorts = Type.Array(cohort, {
  maxItems: COHORTS.length,
  uniqueItems: true,
  label: '비율과 상관없이 보는 사람',
});
export const percent = Type.Integer({ minimum: 0, maximum: 100, label: '비율(%)' });

/**
 * A release shown to a part of the visitors before it is promoted. A visitor belongs to it by one of the cohorts, or
 * because the hash of `salt` and their sticky id falls below `percent` (0–100, steps of 1).
 */
const candidate = strictObject({
  release: releaseId,
  percent,
  cohorts,
  salt: labelled('나누는 값', nanoId),
  since: labelled('시작', timestamp),
});

/**
 * The entry of one remote in the channel. `rolled_back`: the last change removed a release. `pinned`: the active release is not
 * rolled back automatically; another active release ends it.
 */
export const channelEntry = entity('ChannelEntry', {
  active: labelled('사용 중인 릴리스', releaseId),
  previous: labelled('이전 릴리스', nullable(releaseId)),
  candidate: labelled('시험 중인 릴리스', nullable(candidate)),
  state: labelled('상태', oneOf('steady', 'canary', 'rolled_back')),
  pinned: Type.Optional(Type.Literal(true, { label: '고정' })),
});

const entries = Object.fromEntries(REMOTE_NAMES.map((name) => [name, channelEntry])) as Record<
  RemoteName,
  typeof channelEntry
>;

/**
 * The channel document (FEDERATION §4): which releases users load. Every change makes the next revision by
 * compare-and-swap and concerns one remote only; all revisions are stored. `revoked` holds `remote@release`.
 */
export const channelDocument = entity('ChannelDocument', {
  channel: Type.Literal('prod'),
  revision: Type.Integer({ minimum: 0 }),
  issued: timestamp,
  expires: timestamp,
  revoked: Type.Array(Type.String()),
  remotes: Type.Partial(strictObject(entries)),
});

const CHANNEL_ACTIONS = ['promote', 'canary', 'rollback', 'revoke', 'pin', 'unpin'] as const;

/** The revision that the caller of a change has seen. When there is a newer one, the call is a `conflict` that names it (`revision`). */
export const expectedRevision = Type.Integer({ minimum: 0, maximum: MAX_INT4, label: '개정' });

/** The result of a change: the revision in force and the entry of the remote in it (`null`: it is not hosted). */
export const channelChangeResult = strictObject({
  revision: Type.Integer({ label: '개정' }),
  entry: labelled('쓰는 릴리스', nullable(channelEntry)),
});
/** One remote in the channel, as the staff log shows it before and after a change. */
export const loggedChannelEntry = strictObject({ remote: remoteName, ...channelChangeResult.properties });

/**
 * A revision in the history: `before` → `release`. A promotion and a roll-back name the previous and the new release (for a
 * removed candidate: the candidate and the active release), a canary the active release and the candidate, and a revocation
 * the active release before it and the revoked one; with a pin both are the active release. `by` is a name, `release pipeline`, or `automatic` for an automatic roll-back.
 */
export const channelChange = entity('ChannelChange', {
  revision: Type.Integer({ minimum: 1 }),
  action: oneOf(...CHANNEL_ACTIONS),
  remote: remoteName,
  release: releaseId,
  before: nullable(releaseId),
  percent: nullable(Type.Integer()),
  reason: nullable(Type.String()),
  by: Type.String(),
  created,
});

/** A run of the nightly clean-up: the removed releases (`remote@release`), builds of the shell, and stored files without a reference. */
export const releaseCleanUp = strictObject({
  id: Type.Integer(),
  releases: Type.Array(Type.String()),
  shells: Type.Array(shellId),
  files: Type.Integer({ minimum: 0 }),
  created,
});

/** The reason of a change of the channel; required where it removes something. */
export const changeReason = nonEmptyString('이유', 300);

export type Cohort = Static<typeof cohort>;
export type Candidate = Static<typeof candidate>;
export type ChannelEntry = Static<typeof channelEntry>;
export type ChannelDocument = Static<typeof channelDocument>;
export type ChannelChange = Static<typeof channelChange>;
export type ReleaseCleanUp = Static<typeof releaseCleanUp>;
