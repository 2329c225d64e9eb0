import { AdTier, AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail, AdvertisementStateCode } from '@danji/contracts/site/advertisement';
import { type AdvertisementActor, toSubmittedState } from '@danji/contracts/site/advertisement-transitions';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { findAdvertiser, toActor } from './advertisement.policy.ts';
import {
  type AdvertisementRow,
  deleteEdit,
  findAdvertisement,
  findEdit,
  insertAdvertisement,
  events,
  listEvents,
  lockAdvertisementRow,
  saveEdit,
  updateAdvertisementRow,
} from './advertisement.repository.ts';
import { checkCreative, type CreativeRow, pictureIds, toCreative } from './creative.ts';
import { releaseUnusedPictures, type StoredPictures, replacePictures } from './pictures.ts';
import type { AdvertisementChange, NewAdvertisement } from './advertisement-form.ts';

const { RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED } = AdvertisementState;
const NO_PICTURES = { image1_id: null, image2_id: null, image3_id: null, image4_id: null };

/** Returns an advertisement with its history. Throws `not_found`. */
export async function getDetail(db: Db, id: number): Promise<AdvertisementDetail> {
  const found = await findAdvertisement(db, id);
  if (!found) throw notFound();
  return { ...found, history: await listEvents(db, id) };
}

const notFound = (): ProblemError =>
  new ProblemError('not_found', { title: '광고가 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });

/** Locks the row, and returns it with the role in which the caller acts on it. */
export async function lockOwnAdvertisement(
  db: Db,
  user: Principal,
  id: number,
): Promise<{ row: AdvertisementRow; actor: Exclude<AdvertisementActor, 'timer'> }> {
  const row = await lockAdvertisementRow(db, id);
  if (!row) throw notFound();
  return { row, actor: toActor(user, row.user_id) };
}

/** Submits a new advertisement for registration; resolves to its id. */
export async function submitAdvertisement(
  db: Db,
  user: Principal,
  text: NewAdvertisement,
  stored: StoredPictures,
  now: Date,
): Promise<number> {
  const { category, tier = AdTier.BASIC, user_id: named, ...textFields } = text;
  const advertiser = await findAdvertiser(db, user, named);
  const creative = { ...textFields, ...NO_PICTURES, link: textFields.link.trim() };
  checkCreative({ ...creative, image1_id: stored.has(1) ? 0 : null }, REGISTRATION_REQUEST, toBusinessDate(now));
  const state = REGISTRATION_REQUEST;
  const id = await insertAdvertisement(db, {
    ...creative,
    category,
    tier,
    user_id: advertiser,
    state,
    live_state: null,
    reason: null,
    created: now,
    updated: now,
  });
  await updateAdvertisementRow(
    db,
    id,
    await replacePictures(db, creative, stored, { advertisementId: id, uploader: user.id }),
  );
  await events.add(db, {
    advertisement_id: id,
    user_id: user.id,
    from_state: null,
    to_state: state,
    reason: null,
    created: now,
  });
  return id;
}

type Change = { text: AdvertisementChange; stored: StoredPictures; now: Date };

/**
 * Changes an advertisement. Staff change the live version. An owner's change of a live one waits as an edit; a change
 * of one that is not live submits it for registration (FACTS §10.5).
 */
export async function changeAdvertisement(
  db: Db,
  user: Principal,
  id: number,
  { text, stored, now }: Change,
): Promise<void> {
  const { row, actor } = await lockOwnAdvertisement(db, user, id);
  if (actor === 'staff' && row.state === EDIT_REQUEST)
    throw new ProblemError('invalid_transition', { title: '업체가 요청한 수정을 먼저 승인하거나 반려해 주세요.' });
  const edit = await findEdit(db, id);
  const to = actor === 'staff' ? row.state : toSubmittedState(row.state, row.approved !== null);
  const isEdit = actor === 'owner' && to === EDIT_REQUEST;
  const { category, tier, remove_images: removed, ...textFields } = text;
  const base = toCreative(isEdit && edit ? edit : row);
  const before = pictureIds(row, edit);
  const next = await replacePictures(
    db,
    { ...base, ...textFields, ...(textFields.link !== undefined && { link: textFields.link.trim() }) },
    stored,
    { advertisementId: id, uploader: user.id, removed },
  );
  checkCreative(next, to, toBusinessDate(now));
  if (actor === 'owner') checkPurchasedFields(row, to, { category, tier });
  if (isEdit) {
    await saveEdit(db, id, next);
    await updateAdvertisementRow(db, id, {
      state: to,
      updated: now,
      reason: null,
      live_state: row.state === EDIT_REQUEST ? row.live_state : liveStateOf(row.state),
    });
  } else {
    const handedIn =
      actor === 'owner'
        ? { state: to, reason: null, live_state: null, ...(row.state === ENDED && { paid: null }) }
        : {};
    await updateAdvertisementRow(db, id, {
      ...next,
      ...handedIn,
      ...(category !== undefined && { category }),
      ...(tier !== undefined && { tier }),
      updated: now,
    });
  }
  if (to !== row.state)
    await events.add(db, {
      advertisement_id: id,
      user_id: user.id,
      from_state: row.state,
      to_state: to,
      reason: null,
      created: now,
    });
  await releaseUnusedPictures(db, before, isEdit ? [row, next] : [next, edit], now);
}

const liveStateOf = (state: AdvertisementStateCode): 0 | 1 | null =>
  state === RUNNING || state === PAUSED ? state : null;

/** Placement and tier are what was bought: an owner chooses them until the payment, and again for a new run. */
function checkPurchasedFields(
  row: AdvertisementRow,
  to: AdvertisementStateCode,
  requested: { category: AdvertisementChange['category'] | undefined; tier: AdvertisementChange['tier'] | undefined },
): void {
  const isOpen = to === REGISTRATION_REQUEST && (row.paid === null || row.state === ENDED);
  if (isOpen) return;
  if (requested.category !== undefined && requested.category !== row.category)
    throw invalidField('category', '결제하거나 승인된 뒤에는 광고 종류를 바꿀 수 없어요.');
  if (requested.tier !== undefined && requested.tier !== row.tier)
    throw invalidField('tier', '결제하거나 승인된 뒤에는 등급을 바꿀 수 없어요.');
}

/** Replaces the live version by the pending edit, or drops the edit. Resolves to the resulting live version. */
export async function resolveEdit(
  db: Db,
  row: AdvertisementRow,
  outcome: 'accept' | 'decline',
  now: Date,
): Promise<CreativeRow> {
  const edit = await findEdit(db, row.id);
  const live = outcome === 'accept' && edit ? toCreative(edit) : toCreative(row);
  if (outcome === 'accept') checkCreative(live, RUNNING, toBusinessDate(now));
  await updateAdvertisementRow(db, row.id, { ...live, updated: now });
  await deleteEdit(db, row.id);
  await releaseUnusedPictures(db, pictureIds(row, edit), [live], now);
  return live;
}

/** Deletes an advertisement; its pictures are collected, its record and counts remain. */
export async function removeAdvertisement(db: Db, user: Principal, id: number, now: Date): Promise<void> {
  const { row } = await lockOwnAdvertisement(db, user, id);
  const edit = await findEdit(db, id);
  await deleteEdit(db, id);
  await updateAdvertisementRow(db, id, { deleted: now, ...NO_PICTURES });
  await releaseUnusedPictures(db, pictureIds(row, edit), [], now);
}
