import type { SuggestItemContent } from '@danji/contracts/bids/suggest-item';
import { NoticeUrgency, SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { newNanoId } from '../../platform/ids.ts';
import { listAttachments } from '../../site/files/index.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { syncItemFiles, toColumns } from './suggest-item-content.ts';
import { suggestItemNotFound } from './suggest-item.policy.ts';
import { events, findContent, findStanding, insertItem, SUGGEST_ITEM_FILE_USE } from './suggest-item.repository.ts';

/** The fields that belong to one notice only, with their values in a copy. */
const OWN = {
  date_start: null,
  date_end: null,
  briefing_at: null,
  opening_at: null,
  work_start_date: null,
  kapt_number: '',
  kapt_link: '',
} as const satisfies Partial<SuggestItemContent>;

/** Writes a draft from an earlier notice of the space, sharing its files; resolves to the id of the draft. */
export async function copyItem(db: Db, ref: string, { user, now }: { user: Principal; now: Date }): Promise<number> {
  const source = await findStanding(db, ref);
  if (!source) throw suggestItemNotFound();
  requireRight(user, await findMembership(db, source.space_id, user.id), 'write_notices');
  const files = await listAttachments(db, { use: SUGGEST_ITEM_FILE_USE, recordId: source.id });
  const content: SuggestItemContent = {
    ...(await findContent(db, source.id)),
    ...OWN,
    urgency: source.state === SuggestItemState.FAILED ? NoticeUrgency.RENOTICE : NoticeUrgency.NORMAL,
    file_ids: files.map(({ nano_id }) => nano_id),
  };
  const id = await insertItem(db, {
    ...toColumns(content),
    nano_id: newNanoId(),
    space_id: source.space_id,
    user_id: user.id,
    saved_by: user.id,
    state: SuggestItemState.DRAFT,
    reason: null,
    created: now,
    updated: now,
  });
  await syncItemFiles(db, content, { itemId: id, userId: user.id, now, sharesUse: true });
  await events.add(db, { item_id: id, user_id: user.id, kind: 'created', reason: null, created: now });
  return id;
}
