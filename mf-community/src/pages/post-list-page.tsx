import { ListScreen } from '@danji/app-kit';
import { COMMUNITY_CATEGORIES, type CommunityCategory } from '@danji/contracts/community/community-categories';
import { webPaths } from '@danji/contracts/web-paths';
import { Navigate, useNavigate, useParams } from '@danji/shell-sdk/router';
import { Button, Menu, Stack } from '@danji/ui';
import { useIsMember } from '../shared/use-is-member.ts';
import { CATEGORY_LEADS, toCategory } from '../posts/categories.ts';
import { FollowCategoryButton } from '../posts/follows/follow-button.tsx';
import { CategoryTabs } from '../posts/posts-list/category-tabs.tsx';
import { PostFilters } from '../posts/posts-list/post-filters.tsx';
import { PostRows, PostRowsSkeleton } from '../posts/posts-list/post-rows.tsx';
import { SubCategoryChips } from '../posts/posts-list/sub-category-chips.tsx';
import { type PostList, usePosts } from '../posts/posts-list/use-posts.ts';
import { WriteButton } from '../posts/write-button.tsx';

const LEAD = '관리사무소와 입주민이 묻고, 답하고, 자료를 나눠요.';

const toNoMatch = ({ search, is_own }: PostList['filters'], writeButton: React.ReactNode) => {
  if (search) return { title: `'${search}' 검색 결과가 없어요`, description: '다른 말로 검색하거나 직접 물어보세요.' };
  return is_own === true
    ? { title: '아직 쓴 글이 없어요', description: '궁금한 점을 묻거나 자료를 나눠 보세요.', action: writeButton }
    : { title: '조건에 맞는 글이 없어요', description: '분류나 조건을 바꿔 보세요.' };
};

type MemberActionsProps = { category: CommunityCategory | undefined; category1: number | undefined };

/** Shows members the actions beside the list: to follow the category, and the lists of their own. */
function MemberActions({ category, category1 = 0 }: MemberActionsProps) {
  const isMember = useIsMember();
  const navigate = useNavigate();
  if (!isMember) return null;
  return (
    <>
      {category ? <FollowCategoryButton place={{ category, category1 }} /> : null}
      <Menu
        label="내 커뮤니티"
        trigger={
          <Button variant="outline" icon="file-text">
            내 활동
          </Button>
        }
        items={[
          { label: '북마크한 글', icon: 'star', onSelect: () => void navigate(webPaths.communityBookmarks) },
          { label: '새 글 알림', icon: 'bell', onSelect: () => void navigate(webPaths.communityFollows) },
          { label: '임시저장한 글', icon: 'file-text', onSelect: () => void navigate(webPaths.communityDrafts) },
          { label: '판매 수익', icon: 'coins', onSelect: () => void navigate(webPaths.communityIncome) },
          { label: '차단한 작성자', icon: 'user-x', onSelect: () => void navigate(webPaths.communityBlocks) },
        ]}
      />
    </>
  );
}

/** `/community` and `/community/:top`: the posts of all categories, or of one. */
export function PostListPage() {
  const { top } = useParams();
  const category = toCategory(top);
  const list = usePosts(category);
  if (top !== undefined && !category) return <Navigate replace to={webPaths.community} />;
  const writeButton = <WriteButton category={category} category1={list.filters.category1} />;
  return (
    <ListScreen
      width="920px"
      title={category ? COMMUNITY_CATEGORIES[category].label : '커뮤니티'}
      windowTitle={category ? `${COMMUNITY_CATEGORIES[category].label} - 커뮤니티` : '커뮤니티'}
      lead={category ? CATEGORY_LEADS[category] : LEAD}
      unit="개"
      list={list}
      actions={
        <>
          <MemberActions category={category} category1={list.filters.category1} />
          {writeButton}
        </>
      }
      before={
        <Stack gap={3}>
          <CategoryTabs category={category} />
          {category ? <SubCategoryChips list={list} category={category} /> : null}
        </Stack>
      }
      searchLabel="제목과 내용 검색"
      bar={<PostFilters list={list} category={category} />}
      skeleton={<PostRowsSkeleton />}
      empty={{
        icon: 'message-circle',
        title: '아직 올라온 글이 없어요',
        description: '첫 글을 올려 보세요.',
        action: writeButton,
      }}
      noMatch={toNoMatch(list.filters, writeButton)}
    >
      {(posts) => <PostRows posts={posts} />}
    </ListScreen>
  );
}
