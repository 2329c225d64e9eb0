import type { CompanyItemState } from '@danji/contracts/bids/company-item';
import {
  type CompanyItemActor,
  type CompanyItemStanding,
  listCompanyItemTransitions,
} from '@danji/contracts/bids/company-item-transitions';
import { validateCompanyItem } from '@danji/contracts/bids/company-item.validation';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { toColumns, toContent } from './company-item-content.ts';
import { syncItemFiles } from './company-item-files.ts';
import { removePlaces, replacePlaces } from './company-item-place.repository.ts';
import { notifyOwner } from './company-item.notifications.ts';
import { deleteEdit, events, findEdit, type LockedCompanyItem, updateItem } from './company-item.repository.ts';

const { NONE, DISABLED, PENDING, DONE, FAILED } = EditState;

type Step = { to: CompanyItemState; reason: string | null; user: Principal; now: Date };

/** Writes a state with its event. */
export async function setState(
  db: Db,
  row: Pick<LockedCompanyItem, 'id' | 'edit_state_type'>,
  { to, reason, user, now }: Step,
  more: Updateable<Database['company_item']> = {},
): Promise<void> {
  await updateItem(db, row.id, { edit_state_type: to, reason, ...more });
  await events.add(db, {
    company_item_id: row.id,
    user_id: user.id,
    from_state: row.edit_state_type,
    to_state: to,
    reason,
    created: now,
  });
}

async function toStanding(db: Db, row: LockedCompanyItem): Promise<CompanyItemStanding> {
  return {
    state: row.edit_state_type,
    isPublic: row.is_public,
    hasRevision: (await findEdit(db, row.id)) !== undefined,
    isHiddenByStaff: row.is_hidden_by_staff,
  };
}

/** Makes the version that waits public, or the one that was public before. */
async function publish(db: Db, row: LockedCompanyItem, step: Step): Promise<void> {
  const edit = await findEdit(db, row.id);
  const content = edit ?? toContent(row);
  if (edit) {
    await updateItem(db, row.id, await toColumns(db, edit));
    await deleteEdit(db, row.id);
    await syncItemFiles(db, [edit], { itemId: row.id, userId: row.user_id, now: step.now });
  }
  const listed = row.listed ?? step.now;
  await setState(db, row, step, { is_public: true, is_hidden_by_staff: false, listed });
  await replacePlaces(db, row.id, content);
}

type Request = { to: number; actor: CompanyItemActor; why: string; user: Principal; now: Date };

/** Throws unless the actor may bring the item into the state, and has said why where that is needed. */
async function checkRequest(db: Db, row: LockedCompanyItem, { to, actor, why }: Request): Promise<CompanyItemState> {
  const from = row.edit_state_type;
  const possible = listCompanyItemTransitions(await toStanding(db, row), actor);
  if (to === NONE || !possible.includes(to as CompanyItemState))
    throw new ProblemError('invalid_transition', { extra: { from, to } });
  if (actor === 'staff' && why === '' && (to === FAILED || to === DISABLED))
    throw invalidField('reason', to === FAILED ? '반려하는 사유를 입력해 주세요.' : '숨기는 사유를 입력해 주세요.');
  return to as CompanyItemState;
}

/** Throws `invalid_input` for a version that cannot be reviewed yet. */
async function checkComplete(db: Db, row: LockedCompanyItem): Promise<void> {
  const fields = validateCompanyItem((await findEdit(db, row.id)) ?? toContent(row));
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
}

/** Brings an item into another state under its row lock, records it, and tells the vendor of a decision of staff. */
export async function requestState(db: Db, row: LockedCompanyItem, request: Request): Promise<void> {
  const { actor, why, user, now } = request;
  const to = await checkRequest(db, row, request);
  const step = { to, reason: actor === 'staff' && why !== '' ? why : null, user, now };
  if (to === PENDING) await checkComplete(db, row);
  if (to === DONE) await publish(db, row, step);
  else if (to === DISABLED) {
    await setState(db, row, step, { is_public: false, is_hidden_by_staff: actor === 'staff' });
    await removePlaces(db, row.id);
  } else await setState(db, row, step);
  if (actor === 'staff') await notifyOwner(db, row, step);
}
