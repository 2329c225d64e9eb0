import { useEndpoint, usePagedList } from '@danji/api-client';
import { ListSection, Page, RecordScreen } from '@danji/app-kit';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { type CommunityProfile, getCommunityProfile } from '@danji/contracts/community/community-profile.endpoints';
import type { NanoId } from '@danji/contracts/fields';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Avatar, EmptyState } from '@danji/ui';
import { describeAuthor } from '../posts/author.tsx';
import { BlockAuthorButton } from '../posts/blocks/block-author-button.tsx';
import { FollowAuthorButton } from '../posts/follows/follow-button.tsx';
import { PostRows, PostRowsSkeleton } from '../posts/posts-list/post-rows.tsx';
import { useIsMember } from '../shared/use-is-member.ts';

const toFigures = ({ posts, answers, accepted }: CommunityProfile): string =>
  [`글 ${formatNumber(posts)}`, `답변 ${formatNumber(answers)}`, `채택 ${formatNumber(accepted)}`].join(' · ');

/** The published posts of an author. */
function Posts({ author, isOwn }: { author: NanoId; isOwn: boolean }) {
  const list = usePagedList(listCommunityPosts, { query: { author } });
  return (
    <ListSection
      list={list}
      label="쓴 글"
      skeleton={<PostRowsSkeleton />}
      empty={{
        icon: 'message-circle',
        title: '공개한 글이 없어요',
        description: isOwn ? '익명으로 쓴 글은 여기에 나오지 않아요.' : '이 작성자가 글을 올리면 여기에 모여요.',
      }}
    >
      {(posts) => <PostRows posts={posts} />}
    </ListSection>
  );
}

/** Says that the reader sees nothing of an author, and offers to change that. */
const Blocked = ({ profile: { user } }: { profile: CommunityProfile }) => (
  <EmptyState
    icon="user-x"
    title="차단한 작성자예요"
    description="이 작성자의 글과 답변, 댓글이 보이지 않아요."
    action={<BlockAuthorButton author={user} isBlocked />}
  />
);

function Profile({ profile, author }: { profile: CommunityProfile; author: NanoId }) {
  const isMember = useIsMember();
  const { user, is_own, is_blocked, is_following } = profile;
  return (
    <Page
      width="920px"
      title={user.nickname}
      windowTitle={`${user.nickname} 님의 글`}
      picture={<Avatar name={user.nickname} size="lg" />}
      description={[describeAuthor(user), toFigures(profile)].filter(Boolean).join(' · ')}
      actions={
        isMember && !is_own && !is_blocked ? (
          <>
            <FollowAuthorButton author={user} isFollowing={is_following} />
            <BlockAuthorButton author={user} isBlocked={false} />
          </>
        ) : undefined
      }
    >
      {is_blocked ? <Blocked profile={profile} /> : <Posts author={author} isOwn={is_own} />}
    </Page>
  );
}

/** `/community/authors/:nanoId`: a member as an author, with its published posts. */
export function AuthorPage() {
  const author = useParams()['nanoId'] as NanoId;
  const profile = useEndpoint(getCommunityProfile, { params: { id: author } });
  return (
    <RecordScreen
      record={profile}
      name="작성자"
      width="920px"
      list={{ path: webPaths.community, label: '커뮤니티 목록' }}
      missing={{ title: '작성자가 없어요', description: '탈퇴한 회원이거나 주소가 잘못됐을 수 있어요.' }}
    >
      {(data) => <Profile key={author} profile={data} author={author} />}
    </RecordScreen>
  );
}
