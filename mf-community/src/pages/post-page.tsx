import { useEndpoint } from '@danji/api-client';
import { Column, RecordScreen } from '@danji/app-kit';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Navigate, useParams } from '@danji/shell-sdk/router';
import { Skeleton, Stack, VisuallyHidden } from '@danji/ui';
import { useState } from 'react';
import { BlockedPost } from '../posts/blocks/blocked-post.tsx';
import { PostArticle } from '../posts/post/post-article.tsx';
import { useViewCount } from '../shared/use-view-count.ts';

const LINES = Array.from({ length: 7 }, (_, index) => `${62 + ((index * 37) % 38)}%`);

const LoadingPost = () => (
  <Stack gap={4} aria-busy>
    <VisuallyHidden as="output">글 불러오는 중</VisuallyHidden>
    <Skeleton height={6} width="9rem" />
    <Skeleton height={9} width="70%" />
    <Skeleton height={10} width="12rem" />
    <Skeleton height="1px" />
    {LINES.map((width) => (
      <Skeleton key={width} height={5} width={width} />
    ))}
  </Stack>
);

/** `/community/posts/:nanoId`: one post with its answers and comments. */
export function PostPage() {
  const { nanoId = '' } = useParams();
  const post = useEndpoint(getCommunityPost, { params: { id: nanoId } }, { refreshOnFocus: false });
  // The post of a blocked author that the reader wants to see nevertheless.
  const [shown, setShown] = useState('');
  const isHidden = post.data?.is_author_blocked === true && shown !== nanoId;
  usePageTitle(isHidden ? '차단한 회원의 글' : (post.data?.board.title ?? '커뮤니티 글'));
  useViewCount(isHidden ? undefined : post.data?.board);
  return (
    <RecordScreen
      record={post}
      name="커뮤니티 글"
      width="920px"
      list={{ path: webPaths.community, label: '커뮤니티 목록' }}
      missing={{ title: '찾는 글이 없어요' }}
      skeleton={<LoadingPost />}
    >
      {(data) =>
        data.board.board_status === BoardStatus.TEMP ? (
          <Navigate replace to={webPaths.communityPostEdit(data.nano_id)} />
        ) : isHidden ? (
          <BlockedPost author={data.board.user} onShow={() => setShown(nanoId)} />
        ) : (
          <Column width="920px">
            <PostArticle key={data.nano_id} post={data} />
          </Column>
        )
      }
    </RecordScreen>
  );
}
