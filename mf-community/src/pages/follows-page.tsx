import { useEndpoint, usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import {
  listCommunityAuthorFollows,
  listCommunityCategoryFollows,
} from '@danji/contracts/community/community-new-post-follow.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Button, Card, Flex, Heading, Skeleton, Stack, Text } from '@danji/ui';
import { Author } from '../posts/author.tsx';
import { describePlace, FollowAuthorButton, FollowCategoryButton } from '../posts/follows/follow-button.tsx';
import { MemberOnly } from '../posts/member-only.tsx';

const ROW = { justifyContent: 'space-between', alignItems: 'center', gap: 3, flexWrap: 'wrap' } as const;

/** The categories of whose new posts the member is told. */
function Categories() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listCommunityCategoryFollows);
  if (error && !data)
    return (
      <Alert
        tone="warning"
        title="알림 받는 분류를 불러오지 못했어요"
        action={
          <Button variant="outline" size="sm" loading={isRefreshing} onClick={() => void refresh()}>
            다시 시도
          </Button>
        }
      >
        {error.title}
      </Alert>
    );
  return (
    <Stack as="section" gap={3} aria-labelledby="followed-categories">
      <Heading as="h2" size="md" id="followed-categories">
        분류
      </Heading>
      {data ? null : <Skeleton height="16" />}
      {data?.length === 0 ? (
        <Text tone="muted">커뮤니티 목록에서 분류를 고르고 ‘새 글 알림’을 누르면 여기에 모여요.</Text>
      ) : null}
      {data && data.length > 0 ? (
        <Stack as="ul" gap={3} listStyleType="none">
          {data.map((place) => (
            <Card as="li" key={`${place.category} ${place.category1}`}>
              <Flex css={ROW}>
                <Text fontWeight="semibold">{describePlace(place)}</Text>
                <FollowCategoryButton place={place} />
              </Flex>
            </Card>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

function Follows() {
  const list = usePagedList(listCommunityAuthorFollows);
  return (
    <ListScreen
      width="prose"
      list={list}
      label="알림 받는 작성자"
      lead="새 글이 올라오면 알려 드리는 분류와 작성자"
      before={
        <Stack gap={5}>
          <Categories />
          <Heading as="h2" size="md">
            작성자
          </Heading>
        </Stack>
      }
      empty={{
        icon: 'bell',
        title: '알림 받는 작성자가 없어요',
        description: '글에서 작성자의 이름을 누르고 ‘새 글 알림’을 누르면 여기에 모여요.',
        action: (
          <Button asChild variant="outline">
            <Link to={webPaths.community}>커뮤니티로 가기</Link>
          </Button>
        ),
      }}
    >
      {(follows) => (
        <Stack as="ul" gap={3} listStyleType="none">
          {follows.map(({ id, user, created }) => (
            <Card as="li" key={id}>
              <Flex css={ROW}>
                <Author author={user}>{`${formatDate(created)}부터`}</Author>
                <FollowAuthorButton author={user} isFollowing />
              </Flex>
            </Card>
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}

/** `/community/follows`: the categories and the authors of whose new posts a member is told. */
export const FollowsPage = () => (
  <MemberOnly title="새 글 알림">
    <Follows />
  </MemberOnly>
);
