import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { WorkSpaceChange } from '@danji/contracts/workspace/space-change';
import type { listWorkSpaceChanges } from '@danji/contracts/workspace/space-change.endpoints';
import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { selectMemberRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { findDifferences, historyOf } from '../../platform/records/history.ts';

type Entry = { userId: number; kind: WorkSpaceChange['kind']; now: Date };

const history = historyOf('work_space_change', 'space_id');

const toHeld = (value: WorkSpaceDetails[keyof WorkSpaceDetails]): string | number | null =>
  Array.isArray(value) ? value.join(', ') : value;

/** Lists the given details in which a work space will differ. */
export const compareSpaceDetails = (
  before: WorkSpaceDetails,
  details: Partial<WorkSpaceDetails>,
): WorkSpaceChange['fields'] =>
  findDifferences<Partial<WorkSpaceDetails>>(before, details).map((difference) => ({
    field: difference.field,
    before: toHeld(difference.before),
    after: toHeld(difference.after),
  }));

/** Records a change of a work space; call it in the transaction of the change. */
export const addSpaceChange = (
  db: Db,
  spaceId: number,
  { userId, kind, now }: Entry,
  fields: WorkSpaceChange['fields'] = [],
): Promise<void> => history.add(db, { space_id: spaceId, user_id: userId, kind, fields: toJson(fields), created: now });

/** Lists the changes of a work space, newest first. */
export const listSpaceChanges = (
  db: Db,
  spaceId: number,
  query: QueryOf<typeof listWorkSpaceChanges>,
): Promise<Page<WorkSpaceChange>> =>
  history.list(
    db,
    spaceId,
    query,
    db
      .selectFrom('work_space_change as entry')
      .select(['entry.id', 'entry.kind', 'entry.fields', 'entry.created'])
      .select(selectMemberRef('entry.user_id').as('user')),
  );
