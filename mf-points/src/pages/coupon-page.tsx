import { useEndpoint, useMutation } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import type { CouponItem } from '@danji/contracts/points/coupon';
import { createCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { getCouponItem } from '@danji/contracts/points/coupon-item.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber, formatPoints, formatWon } from '@danji/contracts/format/number';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Link, useLocation, useNavigate, useParams } from '@danji/shell-sdk/router';
import { Alert, Button, Card, DescriptionList, Grid, Heading, Stack, Text } from '@danji/ui';
import { describeDelay, describeMissing, describeRemaining } from '../coupons/coupon-text.ts';
import { Requirements } from '../coupons/requirements.tsx';
import { PointsTop } from '../shared/points-top.tsx';

const LIST = { path: webPaths.coupons, label: '상품권 목록' };

function ApplyButton({ coupon }: { coupon: CouponItem }) {
  const { trigger, isRunning, error } = useMutation(createCouponApplication);
  const [confirm, toast, navigate] = [useConfirm(), useToast(), useNavigate()];
  const { user } = useSession();
  const place = useLocation();
  const missing = describeMissing(coupon.mine);
  const apply = async (): Promise<void> => {
    const isSure = await confirm({
      title: `${formatPoints(coupon.price)}로 바꿀까요?`,
      description: `'${coupon.title}' 상품권을 내 휴대폰 번호로 신청해요.`,
      confirmLabel: '신청',
    });
    if (!isSure) return;
    const made = await trigger({ body: { coupon: coupon.nano_id } });
    if (!made.ok) return;
    toast({ title: '신청했어요. 상품권이 도착하면 알려 드려요.', tone: 'success' });
    void navigate(webPaths.couponApplication(made.data.id));
  };
  if (!user)
    return (
      <Button asChild size="lg">
        <Link to={toSignInPath(place)}>로그인하고 신청</Link>
      </Button>
    );
  if (coupon.mine?.application_id)
    return (
      <Button asChild size="lg" variant="outline">
        <Link to={webPaths.couponApplication(coupon.mine.application_id)}>신청 내역 보기</Link>
      </Button>
    );
  return (
    <Stack gap={2}>
      {error ? <Alert tone="danger">{error.title}</Alert> : null}
      {missing ? (
        <Alert
          action={
            <Button asChild variant="outline" size="sm">
              <Link to={webPaths.pointGuide}>모으는 방법</Link>
            </Button>
          }
        >
          {missing}
        </Alert>
      ) : null}
      <Button
        size="lg"
        loading={isRunning}
        disabled={coupon.mine === null || missing !== null}
        onClick={() => void apply()}
      >
        {formatPoints(coupon.price)}로 신청
      </Button>
    </Stack>
  );
}

/** Shows the facts of a coupon that are worth knowing before the points are spent. */
function Facts({ coupon }: { coupon: CouponItem }) {
  const { date_start, date_end, require_point, require_recommands, gifti_coupon_thumb: good, mine } = coupon;
  const isVisitor = mine === null;
  const today = describeDelay(coupon) ?? describeRemaining(coupon.remaining_today);
  return (
    <DescriptionList
      items={[
        {
          term: '유효 기간',
          detail: good.limit_day > 0 ? `받은 날부터 ${formatNumber(good.limit_day)}일` : '상품권에 적혀 있어요',
        },
        { term: '신청 기간', detail: `${formatDate(date_start)} ~ ${formatDate(date_end)}` },
        ...(today ? [{ term: '오늘 발급', detail: today }] : []),
        { term: '발급', detail: ApplicationType.label(coupon.application_type) },
        { term: '교환처', detail: good.affiliate },
        ...(good.is_amount
          ? [{ term: '금액권', detail: `${formatWon(good.real_price)}까지 나누어 쓸 수 있어요` }]
          : []),
        ...(isVisitor && require_point > 0
          ? [{ term: '필요한 누적 포인트', detail: formatPoints(require_point) }]
          : []),
        ...(isVisitor && require_recommands > 0
          ? [{ term: '필요한 추천', detail: `${formatNumber(require_recommands)}명` }]
          : []),
      ]}
    />
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' };

function Coupon({ coupon }: { coupon: CouponItem }) {
  const { title, price, gifti_coupon_thumb: good } = coupon;
  return (
    <Page title={title} back={LIST} description={good.brand_name}>
      <PointsTop />
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: 5, md: 8 }} alignItems="start">
        <Card padding={{ base: 0, md: 0 }} overflow="hidden">
          <img
            src={coupon.thumbnail_image_url}
            alt={title}
            width="640"
            height="640"
            style={{ display: 'block', width: '100%', height: 'auto' }}
          />
        </Card>
        <Stack gap={5}>
          <Text numeric css={{ fontSize: '3xl', fontWeight: 'bold', lineHeight: '1.25' }}>
            {formatPoints(price)}
          </Text>
          <Requirements coupon={coupon} />
          <ApplyButton coupon={coupon} />
          <Facts coupon={coupon} />
          <Stack as="section" aria-label="이용 안내" gap={2}>
            <Heading as="h2" size="md">
              이용 안내
            </Heading>
            <Text whiteSpace="pre-line" overflowWrap="anywhere" tone="muted">
              {good.content}
            </Text>
          </Stack>
        </Stack>
      </Grid>
    </Page>
  );
}

/** One coupon: what it takes and how it is used. */
export function CouponPage() {
  const { nanoId = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getCouponItem, { params: { id: nanoId } })}
      name="상품권"
      list={LIST}
      missing={{ title: '상품권을 찾을 수 없어요' }}
    >
      {(coupon) => <Coupon coupon={coupon} />}
    </RecordScreen>
  );
}
