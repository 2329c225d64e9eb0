import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementStateCode } from '@danji/contracts/site/advertisement';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { AdvertisementRow } from './advertisement.repository.ts';

type News = { to: AdvertisementStateCode; why?: string; isDeclined?: boolean };

const TITLES: Record<AdvertisementStateCode, string> = {
  [AdvertisementState.RUNNING]: '광고가 승인되었어요',
  [AdvertisementState.PAUSED]: '광고를 잠시 멈췄어요',
  [AdvertisementState.EDIT_REQUEST]: '광고 수정을 다시 심사하고 있어요',
  [AdvertisementState.REGISTRATION_REQUEST]: '광고 등록을 다시 심사하고 있어요',
  [AdvertisementState.ENDED]: '광고 게재가 끝났어요',
  [AdvertisementState.BLOCKED]: '광고가 차단되었어요',
};

function toTitle(from: AdvertisementStateCode, { to, isDeclined }: News): string {
  if (isDeclined && to !== AdvertisementState.BLOCKED) return '광고 수정이 반려되었어요';
  if (from === AdvertisementState.PAUSED && to === AdvertisementState.RUNNING) return '광고를 다시 게재해요';
  if (from === AdvertisementState.REGISTRATION_REQUEST && to === AdvertisementState.BLOCKED)
    return '광고 등록이 반려되었어요';
  return TITLES[to];
}

/** Notifies the owner of a transition, in its transaction. `row` is the advertisement before it. */
export const notifyOwner = (db: Db, row: AdvertisementRow, news: News, now: Date): Promise<void> =>
  notify(
    db,
    row.user_id,
    {
      type: NotificationType.NOTICE,
      title: toTitle(row.state, news),
      content: `'${row.title}'${news.why ? `: ${news.why}` : ''}`,
    },
    now,
  );
