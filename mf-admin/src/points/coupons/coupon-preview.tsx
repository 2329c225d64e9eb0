import { type RecordForm, useFormValues } from '@danji/app-kit/forms';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { Box, DescriptionList, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import type { CouponDraft } from './coupon-draft.ts';

const TITLE = '회원에게 보이는 모습';

/** The coupon as members see it on its page. */
export function CouponPreview({ form }: { form: RecordForm<CouponDraft> }) {
  const { good, title, price, period, require_point, require_recommands } = useFormValues(form);
  if (!good)
    return (
      <DetailCard title={TITLE}>
        <Text tone="muted">상품을 고르면 여기에 보여요.</Text>
      </DetailCard>
    );
  return (
    <DetailCard title={TITLE}>
      <Box borderRadius="lg" overflow="hidden" borderWidth="1px" borderColor="border.subtle" maxWidth="80">
        <img
          src={good.image_url}
          alt=""
          width="320"
          height="320"
          style={{ display: 'block', width: '100%', height: 'auto' }}
        />
      </Box>
      <Stack gap={1}>
        <Text size="sm" tone="muted">
          {good.brand_name}
        </Text>
        <Text fontSize="xl" fontWeight="bold" overflowWrap="anywhere">
          {title.trim() || '이름'}
        </Text>
      </Stack>
      <DescriptionList
        items={[
          { term: '포인트', detail: price ? formatPoints(price) : '-' },
          { term: '유효 기간', detail: `받은 날부터 ${formatNumber(good.limit_day)}일` },
          { term: '신청 기간', detail: `${formatDate(period.start)} ~ ${formatDate(period.end)}` },
          ...(require_point ? [{ term: '필요한 누적 포인트', detail: formatPoints(require_point) }] : []),
          ...(require_recommands ? [{ term: '필요한 추천', detail: `${formatNumber(require_recommands)}명` }] : []),
          { term: '교환처', detail: good.affiliate },
        ]}
      />
      <Text size="sm" whiteSpace="pre-line" tone="muted">
        {good.content}
      </Text>
    </DetailCard>
  );
}
