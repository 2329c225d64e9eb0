import { SuggestItemState, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { activeSpacesOf } from '../../workspace/work-spaces/index.ts';

async function eraseReads(db: Db, { id }: ErasedAccount): Promise<void> {
  await db.deleteFrom('suggest_item_read').where('brand_id', '=', id).execute();
}

/** Collects the notices that an account has written in its complexes, or has read as a vendor. */
async function collectItems(db: Db, userId: number): Promise<OwnData> {
  const written = await db
    .selectFrom('suggest_item as item')
    .innerJoin('work_space as space', 'space.id', 'item.space_id')
    .where('item.user_id', '=', userId)
    .where('item.space_id', 'in', activeSpacesOf(db, userId))
    .select(['space.title as space', 'item.title', 'item.suggest_type', 'item.state', 'item.created'])
    .orderBy('item.id')
    .execute();
  const seen = await db
    .selectFrom('suggest_item_read as seen')
    .innerJoin('suggest_item as item', 'item.id', 'seen.item_id')
    .where('seen.brand_id', '=', userId)
    .select(['item.title', 'seen.created'])
    .orderBy('seen.created')
    .execute();
  const asked = await db
    .selectFrom('suggest_question as question')
    .innerJoin('suggest_item as item', 'item.id', 'question.item_id')
    .where((eb) => eb.or([eb('question.brand_id', '=', userId), eb('question.answered_by', '=', userId)]))
    .select(['item.title', 'question.content', 'question.answer', 'question.created'])
    .orderBy('question.id')
    .execute();
  return {
    data: {
      질문과답변: asked.map(({ title, content, answer, created }) => ({
        공고: title,
        질문: content,
        답변: answer ?? '',
        등록: formatDateTime(created),
      })),
      작성한공고: written.map(({ space, title, suggest_type, state, created }) => ({
        워크스페이스: space,
        종류: SuggestType.label(suggest_type),
        제목: title,
        상태: SuggestItemState.label(state),
        등록: formatDateTime(created),
      })),
      열람한공고: seen.map(({ title, created }) => ({ 제목: title, 열람: formatDateTime(created) })),
    },
  };
}

/** Notices belong to their work space; reads go with the account of the vendor. */
export const suggestItemPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'suggest_item.title',
        'suggest_item.business_title',
        'suggest_item.building_name',
        'suggest_item.address1',
        'suggest_item.address2',
        'suggest_item.manager_name',
        'suggest_item.tel',
        'suggest_item.work_scope',
        'suggest_item.participant_qualification',
        'suggest_item.papers',
        'suggest_item.kapt_number',
        'suggest_item.kapt_link',
        'suggest_item.briefing_place',
        'suggest_item.opening_place',
        'suggest_item.reason',
        'suggest_item.flag_reason',
        'suggest_item.work_start_date',
        'suggest_item.invited_ids',
        'suggest_question.content',
        'suggest_question.answer',
        'suggest_item_event.reason',
        'suggest_item_event.fields',
      ],
      because:
        'Notices of the complex about its procurement, with the office’s own telephone and contact; who wrote them is shown by the name of the account.',
    },
  ],
  erase: eraseReads,
  own: { title: '입찰공고', order: 85, collect: collectItems },
};
