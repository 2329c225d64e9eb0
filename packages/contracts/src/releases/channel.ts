import { Type, type Static } from 'typebox';
import { strictObject, nonEmptyString, MAX_INT4, nanoId, nullable, oneOf, timestamp } from '../fields.ts';
import { releaseId, remoteName } from './release.ts';
import { REMOTE_NAMES, type RemoteName } from './remotes.ts';
import { shellId } from './shells.ts';

/** The cohorts that may get a candidate besides the percentage: account types, and operators (`staff`). */
export const COHORTS = ['staff', 'general', 'brand'] as const;
const cohort = oneOf(...COHORTS);
export const cohorts = Type.Array(cohort, { maxItems: COHORTS.length, uniqueItems: true, label: '대상' });
export const percent = Type.Integer({ minimum: 0, maximum: 100, label: '비율' });

/**
 * A release shown to a part of the visitors before it is promoted. A visitor belongs to it by one of the cohorts, or
 * because the hash of `salt` and their sticky id falls below `percent` (0–100, steps of 1).
 */
const candidate = strictObject({
  release: releaseId,
  percent,
  cohorts,
  salt: nanoId,
  since: timestamp,
});

/**
 * The entry of one remote in the channel. `rolled_back`: the last change removed a release. `pinned`: the active release is not
 * rolled back automatically; another active release ends it.
 */
export const channelEntry = strictObject({
  active: releaseId,
  previous: nullable(releaseId),
  candidate: nullable(candidate),
  state: oneOf('steady', 'canary', 'rolled_back'),
  pinned: Type.Optional(Type.Literal(true)),
});

const entries = Object.fromEntries(REMOTE_NAMES.map((name) => [name, channelEntry])) as Record<
  RemoteName,
  typeof channelEntry
>;

/**
 * The channel document (FEDERATION §4): which releases users load. Every change makes the next revision by
 * compare-and-swap and concerns one remote only; all revisions are stored. `revoked` holds `remote@release`.
 */
export const channelDocument = strictObject({
  channel: Type.Literal('prod'),
  revision: Type.Integer({ minimum: 0 }),
  issued: timestamp,
  expires: timestamp,
  revoked: Type.Array(Type.String()),
  remotes: Type.Partial(strictObject(entries)),
});

const CHANNEL_ACTIONS = ['promote', 'canary', 'rollback', 'revoke', 'pin', 'unpin'] as const;

/** The revision that the caller of a change has seen. When there is a newer one, the call is a `conflict` that names it (`revision`). */
export const expectedRevision = Type.Integer({ minimum: 0, maximum: MAX_INT4 });

/** The result of a change: the revision in force and the entry of the remote in it (`null`: it is not hosted). */
export const channelChangeResult = strictObject({ revision: Type.Integer(), entry: nullable(channelEntry) });

/**
 * A revision in the history: `before` → `release`. A promotion and a roll-back name the previous and the new release (for a
 * removed candidate: the candidate and the active release), a canary the active release and the candidate, and a revocation
 * the active release before it and the revoked one; with a pin both are the active release. `by` is a name, `release pipeline`, or `automatic` for an automatic roll-back.
 */
export const channelChange = strictObject({
  revision: Type.Integer({ minimum: 1 }),
  action: oneOf(...CHANNEL_ACTIONS),
  remote: remoteName,
  release: releaseId,
  before: nullable(releaseId),
  percent: nullable(Type.Integer()),
  reason: nullable(Type.String()),
  by: Type.String(),
  created: timestamp,
});

/** A run of the nightly clean-up: the removed releases (`remote@release`), builds of the shell, and stored files without a reference. */
export const releaseCleanUp = strictObject({
  id: Type.Integer(),
  releases: Type.Array(Type.String()),
  shells: Type.Array(shellId),
  files: Type.Integer({ minimum: 0 }),
  created: timestamp,
});

/** The reason of a change of the channel; required where it removes something. */
export const changeReason = nonEmptyString('이유', 300);

export type Cohort = Static<typeof cohort>;
export type Candidate = Static<typeof candidate>;
export type ChannelEntry = Static<typeof channelEntry>;
export type ChannelDocument = Static<typeof channelDocument>;
export type ChannelChange = Static<typeof channelChange>;
export type ReleaseCleanUp = Static<typeof releaseCleanUp>;
