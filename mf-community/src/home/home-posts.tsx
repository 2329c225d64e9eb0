import { useEndpoint } from '@danji/api-client';
import { subCategoryLabel } from '@danji/contracts/community/community-categories';
import type { CommunityPostLine } from '@danji/contracts/community/community-post';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, Button, EmptyState } from '@danji/ui';
import { useIsMember } from '../shared/use-is-member.ts';
import { HomeList } from './home-list.tsx';

const MAX_VISIBLE = 5;
const POPULAR = { ordering: '-popularity' } as const;
const TO_POPULAR = `${webPaths.community}?${new URLSearchParams(POPULAR)}`;
const TO_UNANSWERED = `${webPaths.community}?${new URLSearchParams({ question_state: 'unanswered' })}`;

const toNote = (post: CommunityPostLine): string =>
  [
    subCategoryLabel(post),
    ...(post.is_question ? [`답변 ${formatNumber(post.answers)}`] : []),
    `댓글 ${formatNumber(post.board.comments)}`,
  ].join(' · ');

const NoPosts = () => (
  <EmptyState
    compact
    icon="message-circle"
    title="아직 올라온 글이 없어요"
    description="궁금한 것을 묻거나 자료를 나눠 보세요."
    action={
      <Button asChild>
        <Link to={webPaths.communityWrite}>글쓰기</Link>
      </Button>
    }
  />
);

function PopularPosts() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listCommunityPosts, {
    query: { ...POPULAR, page_size: MAX_VISIBLE },
  });
  return (
    <HomeList
      id="home-posts"
      title="커뮤니티 인기 글"
      more={{ path: TO_POPULAR, label: '더 보기' }}
      rows={data?.results.map((post) => ({
        key: post.id,
        path: webPaths.communityPost(post.nano_id),
        title: post.board.title,
        note: toNote(post),
      }))}
      count={MAX_VISIBLE}
      loading="커뮤니티 글 불러오는 중"
      empty={<NoPosts />}
      failed={{
        title: '커뮤니티 글을 불러오지 못했어요',
        reason: error?.title,
        onRetry: () => void refresh(),
        retrying: isRefreshing,
      }}
    >
      <Box borderTopWidth="1px" borderColor="border.subtle">
        <Anchor asChild display="inline-flex" alignItems="center" minHeight="11">
          <Link to={TO_UNANSWERED}>답변을 기다리는 질문 보기</Link>
        </Anchor>
      </Box>
    </HomeList>
  );
}

/** The popular posts on the home page (slot `home.main`), for those who take part in the community. */
export function HomePosts() {
  return useIsMember() ? <PopularPosts /> : null;
}
