import type { BoardStatusCode } from '@danji/contracts/codes/board-status';
import { reviewStaffNotifications } from '@danji/contracts/notifications/catalogue/reviews';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Held } from './check-text.ts';
import { lockOpenCase, type Opened, updateCase } from './review-case.repository.ts';

const SHOWN_CHARACTERS = 100;

/** Keeps a new or changed text from others until our staff has decided, and tells our staff. `hide` hides it. */
export async function holdText(
  db: Db,
  object: Opened,
  { reason, text, isNew }: Held,
  hide: () => Promise<BoardStatusCode | null>,
  now: Date,
): Promise<void> {
  const { id, nano_id, kind } = await lockOpenCase(db, object, now);
  const held_text = text.slice(0, SHOWN_CHARACTERS).toWellFormed();
  await updateCase(db, id, {
    held: reason,
    held_text,
    is_unseen: isNew,
    is_hidden: true,
    hidden_from: await hide(),
    updated: now,
  });
  const values = { nano_id, kind, is_appeal: false, is_held: true };
  await notify(db, reviewStaffNotifications.reviewNeeded, await listOperatorIds(db), values, now);
}
