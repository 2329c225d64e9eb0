import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listInquiries } from '@danji/contracts/community/inquiry.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button } from '@danji/ui';
import { INQUIRY_COLUMNS } from '../inquiries/inquiry-columns.tsx';
import { InquiryNumbers } from '../inquiries/inquiry-numbers.tsx';
import { useDeskKeys } from '../inquiries/use-desk-keys.ts';

/** Lists the inquiries of everybody, the longest waiting on top. */
export function InquiriesPage() {
  const list = usePagedList(listInquiries, { filters: { search: 'text', category: 'number', state: 'number' } });
  const onKeyDown = useDeskKeys(list.rows ?? []);
  return (
    <Box onKeyDown={onKeyDown}>
      <ListScreen
        label="1:1 문의 답변"
        lead="답변을 기다리는 문의부터 · 목록에서 J·K로 오가고 A로 맡고 C로 종료해요"
        unit="건"
        list={list}
        before={<InquiryNumbers />}
        actions={
          <Button asChild variant="outline">
            <Link to={webPaths.adminSavedReplies}>자주 쓰는 답변</Link>
          </Button>
        }
        searchLabel="제목과 내용 검색"
        table={{
          columns: INQUIRY_COLUMNS,
          rowKey: ({ id }) => id,
          rowPath: ({ nano_id }) => webPaths.adminInquiry(nano_id),
        }}
        empty={{
          icon: 'headset',
          title: '아직 문의가 없어요',
          description: '회원이 문의하면 여기에서 답변할 수 있어요.',
        }}
      />
    </Box>
  );
}
