import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { activeSpacesOf } from '../../workspace/work-spaces/index.ts';

/** When an account has judged offers on the notices of its complexes, or has changed weights. */
async function collectScores(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('score_sheet_event as event')
    .innerJoin('suggest_item as item', 'item.id', 'event.item_id')
    .where('event.user_id', '=', userId)
    .where('item.space_id', 'in', activeSpacesOf(db, userId))
    .select(['item.title', 'event.kind', 'event.reason', 'event.created'])
    .orderBy('event.id')
    .execute();
  return {
    data: rows.map(({ title, kind, reason, created }) => ({
      공고: title,
      한일: kind === 'weights' ? '배점 변경' : '평가',
      사유: reason ?? '',
      때: formatDateTime(created),
    })),
  };
}

/** Score sheets belong to the notices of the complex. */
export const scoreSheetPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['score_sheet.weights', 'score_sheet.stored_sheet', 'offer_score.judgement', 'score_sheet_event.reason'],
      because:
        'Papers of the complex about its procurement, which show how a vendor was chosen; they go with the notice. Who has judged is shown by the name of the account.',
    },
  ],
  own: { title: '적격심사 평가', order: 88, collect: collectScores },
};
