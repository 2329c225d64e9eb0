import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { VoucherGood } from '@danji/contracts/points/voucher-good';
import { getVoucherGood } from '@danji/contracts/points/voucher-good.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, Card, DescriptionList, Grid, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { GoodStateBadge } from '../coupons/good-columns.tsx';

const LIST = { path: webPaths.adminVouchers, label: '상품권 상품 목록' };

const toItems = (good: VoucherGood) => [
  { term: '브랜드', detail: good.brand_name },
  { term: '교환처', detail: good.affiliate },
  { term: '분류', detail: good.category },
  { term: '정상 가격', detail: formatWon(good.real_price) },
  { term: '구매 가격', detail: `${formatWon(good.sale_price)} (${formatNumber(good.discount_rate)}% 할인)` },
  { term: '유효 기간', detail: `받은 날부터 ${formatNumber(good.limit_day)}일` },
  { term: '판매 종료일', detail: good.end_date ? formatDate(good.end_date) : '정해지지 않았어요' },
  { term: '금액권', detail: good.is_amount ? '나눠 쓸 수 있어요' : '아니에요' },
  { term: '받는 방법', detail: good.has_picture ? '바코드 이미지' : '문자' },
  { term: '상품 코드', detail: good.goods_code },
];

function Good({ good }: { good: VoucherGood }) {
  return (
    <Page
      title={good.goods_name}
      windowTitle={`${good.goods_name} 상품`}
      back={LIST}
      badges={<GoodStateBadge state={good.state} />}
      actions={
        good.state === 'SALE' ? (
          <Button asChild>
            <Link to={`${webPaths.adminCoupon('new')}?good=${good.goods_code}`}>쿠폰으로 등록</Link>
          </Button>
        ) : undefined
      }
    >
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' }} gap={5} alignItems="start">
        <Card>
          <img
            src={good.image_url}
            alt=""
            width="320"
            height="320"
            style={{ display: 'block', width: '100%', height: 'auto' }}
          />
        </Card>
        <Stack gap={4}>
          <DetailCard title="상품 정보">
            <DescriptionList items={toItems(good)} />
          </DetailCard>
          <DetailCard title="이용 안내">
            <Text whiteSpace="pre-line" tone="muted">
              {good.content || '이용 안내가 없어요.'}
            </Text>
          </DetailCard>
        </Stack>
      </Grid>
    </Page>
  );
}

/** One good of the provider's catalogue. */
export function VoucherPage() {
  const { code = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getVoucherGood, { query: { goods_code: code } })}
      name="상품권 상품"
      list={LIST}
      missing={{ title: '상품을 찾을 수 없어요' }}
    >
      {(good) => <Good good={good} />}
    </RecordScreen>
  );
}
