import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays, daysBetween } from '@danji/contracts/rules/day-math';
import { rolesWith } from '@danji/contracts/workspace/space-rights';
import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import type { Db } from '../../platform/database/open-database.ts';
import { DEMO_SPACES } from './demo-space-data.ts';
import { addSpaceChange, compareSpaceDetails } from './space-history.ts';

type Earlier = (details: WorkSpaceDetails) => Partial<WorkSpaceDetails>;

/** A number that was counted anew; what was unknown or small stays. */
const fewer = (count: number | null, by: number): number | null => (count === null || count < by ? count : count - by);

/** The details before each change, the latest change first; the first one filled in the facts of the complex. */
const EARLIER: readonly Earlier[] = [
  () => ({ address2: '' }),
  ({ amenities }) => ({ amenities: amenities.slice(0, -1) }),
  ({ total_parking_spaces: total, underground_parking_spaces: below }) => ({
    total_parking_spaces: fewer(total, 4),
    underground_parking_spaces: fewer(below, 4),
  }),
  () => ({ tel: '' }),
  ({ amenities }) => ({ amenities: amenities.slice(0, 3) }),
  () => ({
    approval_date: null,
    number_of_buildings: null,
    number_of_units: null,
    heating_type: null,
    corridor_type: null,
  }),
];

/** Lists the changes that led to the details of today, the oldest first; a change of what a complex does not have is none. */
function listChanges(details: WorkSpaceDetails): ReturnType<typeof compareSpaceDetails>[] {
  let later = details;
  const changes = EARLIER.map((toEarlier) => {
    const earlier = { ...later, ...toEarlier(later) };
    const fields = compareSpaceDetails(earlier, later);
    later = earlier;
    return fields;
  });
  return changes.filter((fields) => fields.length > 0).toReversed();
}

/** Lists who may change the details of a work space, its master first. */
const listEditors = async (db: Db, spaceId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('work_membership')
    .where('space_id', '=', spaceId)
    .where('edit_state_type', '=', EditState.DONE)
    .where('role', 'in', rolesWith('edit_details'))
    .select('user_id')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
};

/** The demo work spaces of whose details no history is kept yet: people may have changed those of an older database. */
const listSpaces = (db: Db) =>
  db
    .selectFrom('work_space as space')
    .where(
      'space.title',
      'in',
      DEMO_SPACES.map(({ details }) => details.title),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('work_space_change').whereRef('space_id', '=', 'space.id').select('id'))),
    )
    .selectAll('space')
    .orderBy('space.id')
    .execute();

/** Seeds who has made the demo work spaces and changed their details since. */
export async function seedDemoSpaceHistory(db: Db, now: Date): Promise<void> {
  for (const { id, created, master_user_id: master, ...space } of await listSpaces(db)) {
    const made = toBusinessDate(new Date(created));
    const days = daysBetween(made, toBusinessDate(now));
    const editors = await listEditors(db, id);
    await addSpaceChange(db, id, { userId: master, kind: 'created', now: new Date(created) });
    const changes = listChanges(space);
    for (const [at, fields] of changes.entries()) {
      const day = addDays(made, 1 + Math.floor((at * (days - 2)) / changes.length));
      const kind = at === 0 && space.apt_code !== '' ? 'imported' : 'changed';
      const userId = editors[at % editors.length] ?? master;
      await addSpaceChange(db, id, { userId, kind, now: new Date(`${day}T1${at}:20:00+09:00`) }, fields);
    }
  }
}
