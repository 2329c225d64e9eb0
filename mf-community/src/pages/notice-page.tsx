import { useEndpoint } from '@danji/api-client';
import { Column, RecordScreen } from '@danji/app-kit';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { useParams } from '@danji/shell-sdk/router';
import { Skeleton, Stack, VisuallyHidden } from '@danji/ui';
import { NoticeArticle } from '../notices/notice-article.tsx';
import { useViewCount } from '../shared/use-view-count.ts';

const LINES = Array.from({ length: 9 }, (_, index) => `${62 + ((index * 37) % 38)}%`);

const LoadingArticle = () => (
  <Stack gap={4} aria-busy>
    <VisuallyHidden as="output">공지사항 불러오는 중</VisuallyHidden>
    <Skeleton height={9} width="70%" />
    <Skeleton height={4} width="11rem" />
    <Skeleton height="1px" />
    {LINES.map((width) => (
      <Skeleton key={width} height={5} width={width} />
    ))}
  </Stack>
);

/** One notice; the page is public. */
export function NoticePage() {
  const { nanoId = '' } = useParams();
  const notice = useEndpoint(getNotice, { params: { id: nanoId } }, { refreshOnFocus: false });
  usePageTitle(notice.data?.board.title ?? '공지사항');
  useViewCount(notice.data?.board);
  return (
    <RecordScreen
      record={notice}
      name="공지사항"
      width="920px"
      list={{ path: webPaths.notices, label: '공지사항 목록' }}
      missing={{ title: '찾는 공지가 없어요' }}
      skeleton={<LoadingArticle />}
    >
      {(data) => (
        <Column width="920px">
          <NoticeArticle key={data.nano_id} notice={data} />
        </Column>
      )}
    </RecordScreen>
  );
}
