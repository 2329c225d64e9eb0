import { CONSUMER_RECORD_YEARS } from '@danji/contracts/accounts/personal-data';
import { InquiryState } from '@danji/contracts/codes/inquiry-state';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import { formatDateTime, toBusinessDate } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { listAttachmentsOf } from '../../site/files/index.ts';
import { INQUIRY_FILE_USE, listOldVisitorRows, listPostsOfInquirer } from './inquiry.repository.ts';
import { deleteConversation } from './inquiry.service.ts';

async function collectInquiries(db: Db, userId: number): Promise<OwnData> {
  const posts = await listPostsOfInquirer(db, userId);
  const own = posts.filter(({ is_staff }) => !is_staff).map(({ board_id }) => board_id);
  const files = (await listAttachmentsOf(db, INQUIRY_FILE_USE, own)).map(({ file }) => file);
  return {
    data: posts.map(({ title, category, state, satisfaction, satisfaction_comment, is_staff, text, created }) => ({
      문의: title,
      분류: SupportCategory.label(category),
      상태: InquiryState.label(state),
      만족도: satisfaction,
      만족도의견: satisfaction_comment,
      보낸사람: is_staff ? '단지 고객지원' : '나',
      내용: text,
      보낸때: formatDateTime(created),
    })),
    files: files.map(({ nano_id, name, size, storage_key }) => ({ nano_id, name, size, storage_key })),
  };
}

/** Inquiries and our answers. An account gets its conversations, with the files that it has sent. */
export const inquiryPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['inquiry.words', 'inquiry.note', 'inquiry.satisfaction_comment'],
      because:
        'Complaints of consumers and how they were handled are kept for three years (전자상거래법 시행령 제6조); who sent them is shown by the name of the account.',
    },
    {
      columns: ['inquiry.visitor_name', 'inquiry.visitor_tel'],
      because:
        'They are of no account. The conversation is deleted three years after its end (전자상거래법 시행령 제6조), and a later account with the number does not get it.',
    },
  ],
  purge: async (db, now) => {
    const day = addMonths(toBusinessDate(now), -12 * CONSUMER_RECORD_YEARS);
    for (const { id } of await listOldVisitorRows(db, new Date(`${day}T00:00:00+09:00`)))
      await deleteConversation(db, id, now);
  },
  own: { title: '1:1 문의', order: 74, collect: collectInquiries },
};
