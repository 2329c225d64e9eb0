import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listCommunityBookmarks } from '@danji/contracts/community/community-follow.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { MemberOnly } from '../posts/member-only.tsx';
import { PostRows, PostRowsSkeleton } from '../posts/posts-list/post-rows.tsx';

function Bookmarks() {
  const list = usePagedList(listCommunityBookmarks);
  return (
    <ListScreen
      width="920px"
      list={list}
      lead="다시 보려고 담아 둔 글"
      unit="개"
      skeleton={<PostRowsSkeleton />}
      empty={{
        icon: 'star',
        title: '북마크한 글이 없어요',
        description: '글에서 북마크를 누르면 여기에 모여요.',
        action: (
          <Button asChild variant="outline">
            <Link to={webPaths.community}>커뮤니티로 가기</Link>
          </Button>
        ),
      }}
    >
      {(posts) => <PostRows posts={posts} />}
    </ListScreen>
  );
}

/** `/community/bookmarks`: the posts that a member wants to find again. */
export const BookmarksPage = () => (
  <MemberOnly title="북마크한 글">
    <Bookmarks />
  </MemberOnly>
);
