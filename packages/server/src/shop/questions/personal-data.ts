import { ReportedKind } from '@danji/contracts/codes/report-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { eraseCaseTexts } from '../../community/moderation/index.ts';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteQuestionsOf, listOwnQuestions } from './question.repository.ts';

/** Questions about products end with the account, and their answers with them. */
export const questionPersonalData: PersonalDataContributor = {
  erased: [
    'product_question.title',
    'product_question.content',
    'product_question.answer',
    'product_question.searched',
  ],
  erase: async (db, { id }) => {
    await deleteQuestionsOf(db, id);
    await eraseCaseTexts(db, ReportedKind.QUESTION, id);
  },
  own: {
    title: '상품 질문',
    order: 91,
    collect: async (db, userId) => ({
      data: (await listOwnQuestions(db, userId)).map(({ product_name, title, content, is_secret, ...row }) => ({
        상품: product_name,
        제목: title,
        내용: content,
        비밀글: is_secret ? '예' : '아니요',
        답변: row.answer ?? '',
        남긴때: formatDateTime(row.created),
      })),
    }),
  },
};
