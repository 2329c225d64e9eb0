import { Type, type Static } from 'typebox';
import { WorkspaceExportState } from '../codes/workspace-export-state.ts';
import { strictObject, id, nullable, oneOf, timestamp, created, entity } from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { ANSWER_LIMITS } from '../limits.ts';

/** The number of days for which an export can be downloaded. */
export const WORKSPACE_EXPORT_DAYS = 7;

/** An event of an export; without a user the server caused it. */
const workspaceExportEvent = strictObject({
  id,
  action: oneOf('started', 'done', 'failed', 'downloaded', 'expired'),
  user: nullable(personRef),
  created,
});

/** All data and files of a work space in one ZIP, made when the management changes hands. */
export const workspaceExport = entity('WorkspaceExport', {
  id,
  user: personRef,
  state: WorkspaceExportState.schema,
  /** Progress in percent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** A Korean message about the current step, or about the failure. */
  message: Type.String(),
  file_count: Type.Integer({ minimum: 0 }),
  /** Bytes; 0 until it is done. */
  size: Type.Integer({ minimum: 0 }),
  created,
  finished: nullable(timestamp),
  /** The end of the period in which it can be downloaded. */
  expires: nullable(timestamp),
  events: Type.Array(workspaceExportEvent, { maxItems: ANSWER_LIMITS.trail }),
});

export type WorkspaceExport = Static<typeof workspaceExport>;
export type WorkspaceExportEvent = Static<typeof workspaceExportEvent>;
