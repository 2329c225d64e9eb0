import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** The messages that an account has written, as a vendor or for its complexes. */
async function collectMessages(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('suggest_message as message')
    .innerJoin('suggest_request as request', 'request.id', 'message.request_id')
    .innerJoin('suggest_item as item', 'item.id', 'request.item_id')
    .where('message.user_id', '=', userId)
    .select(['item.title', 'message.content', 'message.created'])
    .orderBy('message.id')
    .execute();
  return {
    data: rows.map(({ title, content, created }) => ({ 공고: title, 메시지: content, 때: formatDateTime(created) })),
  };
}

/** Messages about requests on bid notices. */
export const suggestMessagePersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['suggest_message.content'],
      because:
        'What a vendor and a complex have agreed about an offer: papers of the complex about its procurement, which go with the request. Who wrote them is shown by the name of the account.',
    },
  ],
  own: { title: '제안 메시지', order: 89, collect: collectMessages },
};
