import { useEndpoint } from '@danji/api-client';
import { formatPoints } from '@danji/contracts/format/number';
import type { PointSet } from '@danji/contracts/points/point-set';
import { getPointSet } from '@danji/contracts/points/point-set.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, DescriptionList, FailedState, Skeleton, Stack, Text } from '@danji/ui';

/** Lists the ways to get points at present, with the number of points. */
const toWays = ({ point_signup, point_referral, point_referred, point_review_text, point_review_image }: PointSet) =>
  [
    { term: '회원가입', points: point_signup, note: '휴대폰을 인증하고 가입한 회원에게 한\u{a0}번' },
    { term: '친구 초대', points: point_referral, note: '내 추천 코드로 친구가 가입할 때마다' },
    { term: '추천 코드로 가입', points: point_referred, note: '추천 코드를 적고 가입한 회원에게 한\u{a0}번' },
    { term: '상품 후기', points: point_review_text, note: '구매확정한 주문의 후기를 쓸 때마다' },
    { term: '사진 후기', points: point_review_image, note: '후기에 사진을 올리면 더' },
  ].filter(({ points }) => points > 0);

function Ways({ set }: { set: PointSet }) {
  const ways = toWays(set);
  if (ways.length === 0) return <Text tone="muted">지금은 가입과 초대, 후기로 드리는 포인트가 없어요.</Text>;
  return (
    <DescriptionList
      items={ways.map(({ term, points, note }) => ({
        term,
        detail: (
          <Stack gap={0.5}>
            <Text as="span" numeric fontWeight="bold">
              {formatPoints(points)}
            </Text>
            <Text as="span" size="sm" tone="muted">
              {note}
            </Text>
          </Stack>
        ),
      }))}
    />
  );
}

/** How points are earned, by what operators have set. */
export function Earning() {
  const { data, error, refresh, isRefreshing } = useEndpoint(getPointSet);
  if (error && !data)
    return (
      <FailedState
        compact
        title="적립 기준을 불러오지 못했어요"
        description={error.title}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
      />
    );
  return (
    <>
      {data ? <Ways set={data} /> : <Skeleton height={32} />}
      <Text tone="muted">
        같은 사람이 두 번 가입했거나 자기 자신을 추천한 것으로 보이면, 운영팀이 확인한 뒤에 드려요. 확인하는 동안은 ‘곧
        들어올 포인트’에 보여요.
      </Text>
      <Anchor asChild alignSelf="flex-start">
        <Link to={webPaths.referrals}>친구 초대하기</Link>
      </Anchor>
    </>
  );
}
