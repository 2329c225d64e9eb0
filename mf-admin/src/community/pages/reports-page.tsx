import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { REPORT_COLUMNS } from '../reports/report-columns.tsx';

/** Lists what members have reported, the longest waiting on top. */
export function ReportsPage() {
  const list = usePagedList(listReviewCases, { filters: { state: 'number', kind: 'number' } });
  return (
    <ListScreen
      label="신고된 글"
      lead="처리를 기다리는 신고와 공개 전에 확인할 글부터"
      unit="건"
      list={list}
      table={{
        columns: REPORT_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ nano_id }) => webPaths.adminReport(nano_id),
      }}
      empty={{
        icon: 'shield-check',
        title: '아직 신고가 없어요',
        description: '회원이 글이나 답변, 댓글, 상품의 후기나 질문을 신고하면 여기에서 처리할 수 있어요.',
      }}
    />
  );
}
