import type { CouponItem } from '@danji/contracts/points/coupon';
import { formatPoints } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, Box, Card, Stack, Text } from '@danji/ui';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';
import { describeDelay, describeMissing } from './coupon-text.ts';

const CARD = { ...LINKED_CARD, padding: { base: 0, md: 0 }, overflow: 'hidden', height: 'full' } as const;
const PICTURE = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

/** One coupon of the catalogue. */
export function CouponCard({ coupon }: { coupon: CouponItem }) {
  const { nano_id, title, price, thumbnail_image_url, gifti_coupon_thumb: good, mine } = coupon;
  const [missing, delay] = [describeMissing(mine), describeDelay(coupon)];
  return (
    <Card as="article" interactive css={CARD}>
      <Box css={{ aspectRatio: '4 / 3', bg: 'bg.subtle', overflow: 'hidden' }}>
        <img src={thumbnail_image_url} alt="" loading="lazy" width="320" height="240" style={PICTURE} />
      </Box>
      <Stack gap={1} css={{ padding: { base: 3, md: 4 } }}>
        <Text as="span" size="sm" tone="muted">
          {good.brand_name}
        </Text>
        <WholeCardLink to={webPaths.coupon(nano_id)}>{title}</WholeCardLink>
        <Text as="span" size="lg" numeric css={{ fontWeight: 'bold' }}>
          {formatPoints(price)}
        </Text>
        {mine?.application_id ? (
          <Badge tone="brand" alignSelf="flex-start">
            신청 중
          </Badge>
        ) : null}
        {missing ? (
          <Text as="span" size="sm" tone="subtle">
            {missing}
          </Text>
        ) : null}
        {delay ? (
          <Text size="sm" tone="subtle">
            {delay}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
