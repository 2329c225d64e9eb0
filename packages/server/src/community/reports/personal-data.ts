import { ReportedKind, ReportReason, ReviewState } from '@danji/contracts/codes/report-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { listAppealsOf } from '../moderation/index.ts';
import { eraseReportTexts, listReportsOf } from './report.repository.ts';

async function collectReports(db: Db, userId: number): Promise<OwnData> {
  const [sent, decided] = [await listReportsOf(db, userId), await listAppealsOf(db, userId)];
  return {
    data: {
      신고한것: sent.map(({ kind, reason, content, created }) => ({
        종류: ReportedKind.label(kind),
        사유: ReportReason.label(reason),
        내용: content,
        신고: formatDateTime(created),
      })),
      내글의검토: decided.map(({ kind, state, reason, message, appeal }) => ({
        종류: ReportedKind.label(kind),
        상태: ReviewState.label(state),
        사유: reason === null ? '' : ReportReason.label(reason),
        안내: message ?? '',
        소명: appeal ?? '',
      })),
    },
  };
}

/** Reports that an account has sent, and decisions about its own texts without those who reported them. */
export const reportPersonalData: PersonalDataContributor = {
  erased: ['report.content'],
  kept: [
    {
      columns: ['review_case.excerpt', 'review_case.held_text', 'review_case.message', 'review_case.appeal'],
      because:
        'Decisions about texts of the community stay for disputes about them, without the name of their author; those about reviews and questions of products lose the texts with the account.',
    },
  ],
  erase: (db, { id }) => eraseReportTexts(db, id),
  own: { title: '신고', order: 76, collect: collectReports },
};
