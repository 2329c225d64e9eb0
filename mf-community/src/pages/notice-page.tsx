import { useEndpoint } from '@danji/api-client';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, EmptyState, FailedState, Heading, Skeleton, Stack, VisuallyHidden } from '@danji/ui';
import type { ReactNode } from 'react';
import { NoticeArticle } from '../notices/notice-article.tsx';
import { useViewCount } from '../notices/use-view-count.ts';
import { PageBody } from '../shared/page-body.tsx';

const LINES = Array.from({ length: 9 }, (_, index) => `${62 + ((index * 37) % 38)}%`);

/** Replaces the article in its empty states; the page keeps its heading. */
const ArticlePlaceholder = ({ children }: { children: ReactNode }) => (
  <>
    <VisuallyHidden>
      <Heading as="h1">공지사항</Heading>
    </VisuallyHidden>
    {children}
  </>
);

const LoadingArticle = () => (
  <ArticlePlaceholder>
    <Stack gap={4} aria-busy>
      <VisuallyHidden as="output">공지사항 불러오는 중</VisuallyHidden>
      <Skeleton height={9} width="70%" />
      <Skeleton height={4} width="11rem" />
      <Skeleton height="1px" />
      {LINES.map((width) => (
        <Skeleton key={width} height={5} width={width} />
      ))}
    </Stack>
  </ArticlePlaceholder>
);

/** One notice; the page is public. */
export function NoticePage() {
  const { nanoId = '' } = useParams();
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getNotice,
    { params: { id: nanoId } },
    { refreshOnFocus: false },
  );
  usePageTitle(data?.board.title ?? '공지사항');
  useViewCount(data);
  const list = (
    <Button asChild variant="outline">
      <Link to={webPaths.notices}>공지사항 목록</Link>
    </Button>
  );
  const render = () => {
    if (data) return <NoticeArticle key={data.nano_id} notice={data} />;
    if (error?.status === 404 || error?.status === 422)
      return (
        <ArticlePlaceholder>
          <EmptyState
            icon="megaphone"
            title="찾는 공지가 없어요"
            description="지워졌거나 주소가 바뀌었을 수 있어요."
            action={list}
          />
        </ArticlePlaceholder>
      );
    if (error)
      return (
        <ArticlePlaceholder>
          <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} action={list} />
        </ArticlePlaceholder>
      );
    return <LoadingArticle />;
  };
  return <PageBody>{render()}</PageBody>;
}
