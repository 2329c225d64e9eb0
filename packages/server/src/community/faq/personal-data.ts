import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteRatings, listRatings } from './faq-rating.repository.ts';

async function collectRatings(db: Db, userId: number): Promise<OwnData> {
  return {
    data: (await listRatings(db, userId)).map(({ title, is_helpful, rated }) => ({
      질문: title,
      도움이됐는지: is_helpful ? '예' : '아니요',
      답한때: formatDateTime(rated),
    })),
  };
}

/** Questions and answers are our staff’s; what an account says of them counts no longer once it is gone. */
export const faqPersonalData: PersonalDataContributor = {
  kept: [{ columns: ['faq.words'], because: 'Questions and answers of our staff.' }],
  erase: (db: Db, { id }: ErasedAccount) => deleteRatings(db, id),
  own: { title: '자주 묻는 질문 평가', order: 77, collect: collectRatings },
};
