import type { CouponItem } from '@danji/contracts/points/coupon';
import { formatPoints } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Box, Card, Stack, Text } from '@danji/ui';
import { describeMissing, describeToday } from './coupon-text.ts';

/** One coupon of the catalogue. */
export function CouponCard({ coupon }: { coupon: CouponItem }) {
  const { nano_id, title, price, thumbnail_image_url, gifti_coupon_thumb: good, mine } = coupon;
  const [missing, today] = [describeMissing(mine), describeToday(coupon)];
  return (
    <Card as="article" height="full">
      <Stack gap={2} height="full">
        <Box borderRadius="md" overflow="hidden" css={{ aspectRatio: '1' }}>
          <img src={thumbnail_image_url} alt="" loading="lazy" width="320" height="320" style={{ width: '100%' }} />
        </Box>
        <Text size="sm" tone="muted">
          {good.brand_name}
        </Text>
        <Anchor asChild>
          <Link to={webPaths.coupon(nano_id)}>{title}</Link>
        </Anchor>
        <Text numeric fontWeight="bold">
          {formatPoints(price)}
        </Text>
        {mine?.application_id ? <Badge tone="brand">신청 중</Badge> : null}
        {missing ? (
          <Text size="sm" tone="subtle">
            {missing}
          </Text>
        ) : null}
        {today ? (
          <Text size="sm" tone="subtle">
            {today}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
