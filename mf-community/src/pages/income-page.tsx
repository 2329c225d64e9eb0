import { useEndpoint, usePagedList } from '@danji/api-client';
import { ListScreen, PeriodFilter } from '@danji/app-kit';
import type { CommunityIncome, CommunityIncomeTotal } from '@danji/contracts/community/community-income';
import { getCommunityIncome, listCommunityIncome } from '@danji/contracts/community/community-purchase.endpoints';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Card, DescriptionList, Heading, HStack, Stack } from '@danji/ui';
import { MemberOnly } from '../posts/member-only.tsx';

const FILTERS = { date_start: 'text', date_end: 'text' } as const;

const useIncome = () => usePagedList(listCommunityIncome, { filters: FILTERS });

/** The sums of sales; what was refunded only where something was. */
const toFigures = ({ sales, price, refunds, refunded, fee, net }: CommunityIncomeTotal) => [
  { term: '판매', detail: `${formatNumber(sales)}건 · ${formatPoints(price)}` },
  ...(refunds > 0 ? [{ term: '환불', detail: `${formatNumber(refunds)}건 · ${formatPoints(refunded)}` }] : []),
  { term: '수수료', detail: formatPoints(fee) },
  { term: '받은 포인트', detail: formatPoints(net) },
];

function Total({ query }: { query: ReturnType<typeof useIncome>['filters'] }) {
  const { data } = useEndpoint(getCommunityIncome, { query }, { keepPrevious: true });
  if (!data || data.sales === 0) return null;
  return (
    <Card as="section" aria-label="합계">
      <DescriptionList items={toFigures(data)} />
    </Card>
  );
}

const IncomeRow = ({ post }: { post: CommunityIncome }) => (
  <Card as="li">
    <Stack gap={3}>
      <HStack flexWrap="wrap">
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          {post.is_gone ? (
            post.title
          ) : (
            <Anchor asChild>
              <Link to={webPaths.communityPost(post.nano_id)}>{post.title}</Link>
            </Anchor>
          )}
        </Heading>
        {post.is_gone ? <Badge tone="neutral">삭제한 글</Badge> : null}
      </HStack>
      <DescriptionList items={toFigures(post)} />
    </Stack>
  </Card>
);

function Income() {
  const list = useIncome();
  return (
    <ListScreen
      width="prose"
      list={list}
      lead="판매한 글"
      unit="개"
      before={<Total query={list.filters} />}
      bar={<PeriodFilter list={list} />}
      empty={{
        icon: 'coins',
        title: '아직 판매한 글이 없어요',
        description: '자료실에 글을 올릴 때 가격을 정하면, 다른 회원이 구매할 때마다 포인트를 받아요.',
        action: (
          <Button asChild icon="pencil">
            <Link to={webPaths.communityWrite}>글쓰기</Link>
          </Button>
        ),
      }}
      noMatch={{ title: '이 기간에 판매한 글이 없어요', description: '기간을 바꿔 보세요.' }}
    >
      {(posts) => (
        <Stack as="ul" gap={3} listStyleType="none">
          {posts.map((post) => (
            <IncomeRow key={post.id} post={post} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}

/** `/community/income`: what a member's sold posts have brought. */
export const IncomePage = () => (
  <MemberOnly title="판매 수익">
    <Income />
  </MemberOnly>
);
