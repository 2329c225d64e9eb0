import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementStateCode } from '@danji/contracts/site/advertisement';
import { advertisementNotifications } from '@danji/contracts/notifications/catalogue/advertisements';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { AdvertisementRow } from './advertisement.repository.ts';

type News = { to: AdvertisementStateCode; why?: string; isDeclined?: boolean };

const { approved, resumed, paused, ended, blocked, inReview, rejected, editInReview, editRejected } =
  advertisementNotifications;

const DEFINITIONS: Record<AdvertisementStateCode, typeof approved> = {
  [AdvertisementState.RUNNING]: approved,
  [AdvertisementState.PAUSED]: paused,
  [AdvertisementState.EDIT_REQUEST]: editInReview,
  [AdvertisementState.REGISTRATION_REQUEST]: inReview,
  [AdvertisementState.ENDED]: ended,
  [AdvertisementState.BLOCKED]: blocked,
};

function toDefinition(from: AdvertisementStateCode, { to, isDeclined }: News): typeof approved {
  if (isDeclined && to !== AdvertisementState.BLOCKED) return editRejected;
  if (from === AdvertisementState.PAUSED && to === AdvertisementState.RUNNING) return resumed;
  if (from === AdvertisementState.REGISTRATION_REQUEST && to === AdvertisementState.BLOCKED) return rejected;
  return DEFINITIONS[to];
}

/** Notifies the owner of a transition, in its transaction. `row` is the advertisement before it. */
export const notifyOwner = (db: Db, row: AdvertisementRow, news: News, now: Date): Promise<void> =>
  notify(
    db,
    toDefinition(row.state, news),
    [row.user_id],
    { id: row.id, title: row.title, reason: news.why ?? '' },
    now,
  );

/** Tells the owner of an advertisement that its payment was confirmed. */
export const notifyPaid = (db: Db, { id, title, user_id }: AdvertisementRow, now: Date): Promise<void> =>
  notify(db, advertisementNotifications.paid, [user_id], { id, title, reason: '' }, now);
