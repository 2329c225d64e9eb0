import { useEndpoint } from '@danji/api-client';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { getReferralSummary } from '@danji/contracts/points/referral.endpoints';
import type { ReferralSummary } from '@danji/contracts/points/referral';
import { useShare } from '@danji/shell-sdk';
import {
  Button,
  Card,
  CardSkeleton,
  DescriptionList,
  FailedState,
  Flex,
  Heading,
  HStack,
  QrCode,
  Stack,
  Text,
} from '@danji/ui';

/** The address that keeps the code in the browser of whoever opens it. */
const toLink = (refCode: string): string => `${globalThis.location.origin}/?${new URLSearchParams({ ref: refCode })}`;

const describe = ({ referral_points, referred_points }: ReferralSummary): string => {
  if (referral_points === 0 && referred_points === 0) return '초대 링크로 가입하면 추천인으로 연결돼요.';
  return `초대 링크로 가입하면 나는 ${formatPoints(referral_points)}, 가입한 분은 ${formatPoints(referred_points)}를 받아요.`;
};

function Invitation({ summary }: { summary: ReferralSummary }) {
  const { ref_code, joined, earned, purchase_points, purchase_pending, pending } = summary;
  const link = toLink(ref_code);
  const share = useShare();
  const copy = useShare({ by: 'copy' });
  const content = { title: '단지에 초대해요', text: `추천 코드 ${ref_code}`, url: link };
  return (
    <Flex gap={6} flexWrap="wrap">
      <Stack gap={4} flex="1 1 18rem" minWidth={0}>
        <Text tone="muted">
          {`${describe(summary)} 추천한 회원이 쇼핑에서 산 상품을 구매확정하면, 상품마다 정해진 포인트도 받을 수 있어요.`}
        </Text>
        <DescriptionList
          items={[
            { term: '추천 코드', detail: ref_code },
            { term: '초대 링크', detail: link },
            { term: '가입한 회원', detail: `${formatNumber(joined)}명` },
            { term: '가입으로 받은 포인트', detail: formatPoints(earned) },
            { term: '구매로 받은 포인트', detail: formatPoints(purchase_points) },
            { term: '구매확정을 기다리는 포인트', detail: formatPoints(purchase_pending) },
            { term: '가입을 확인하는 포인트', detail: formatPoints(pending) },
          ]}
        />
        <HStack flexWrap="wrap">
          <Button icon="share" onClick={() => void share(content)}>
            초대하기
          </Button>
          <Button variant="outline" icon="copy" onClick={() => void copy(content)}>
            링크 복사
          </Button>
        </HStack>
      </Stack>
      <QrCode value={link} label={`추천 코드 ${ref_code}의 초대 링크`} />
    </Flex>
  );
}

/** The own code, its link and QR code, and what came of it; on the page of referrals and on the account page. */
export function InvitationCard() {
  const { data, error, refresh, isRefreshing } = useEndpoint(getReferralSummary);
  if (error && !data)
    return (
      <FailedState
        compact
        title="추천 코드를 불러오지 못했어요"
        description={error.title}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
      />
    );
  if (!data) return <CardSkeleton />;
  return (
    <Card as="section" aria-label="추천 코드">
      <Stack gap={4}>
        <Heading as="h2" size="md">
          추천 코드
        </Heading>
        <Invitation summary={data} />
      </Stack>
    </Card>
  );
}
