import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { getPointBalance } from './point-balance.ts';
import { postPoints } from './post-points.ts';

async function collectHistory(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('point_entry')
    .where('user_id', '=', userId)
    .select(['history_type', 'point', 'balance', 'description', 'created'])
    .orderBy('position')
    .execute();
  return {
    data: rows.map(({ history_type, point, balance, description, created }) => ({
      때: formatDateTime(created),
      구분: PointHistoryType.label(history_type),
      내용: description,
      포인트: point,
      남은포인트: balance,
    })),
  };
}

/** Points end with the account (`/points/guide`); the entry closes its part of the ledger. */
async function forfeitPoints(db: Db, { id }: ErasedAccount, now: Date): Promise<void> {
  const { available } = await getPointBalance(db, id);
  if (available <= 0) return;
  await postPoints(db, {
    userId: id,
    type: PointHistoryType.OTHER,
    points: -available,
    causeKey: `account:${id}:erased`,
    description: '탈퇴로 사라진 포인트',
    now,
  });
}

/** The ledger stays: its entries are about points, and the account that they belong to has no name any more. */
export const pointPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['point_entry.description', 'point_entry.data', 'point_hold.description'],
      because: 'What an entry was for, with numbers of records: the books of payments, five years by law.',
    },
  ],
  erase: forfeitPoints,
  own: { title: '포인트 내역', order: 60, collect: collectHistory },
};
