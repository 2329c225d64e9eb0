import { ApplicationStatus, toPinLabel } from '@danji/contracts/codes/coupon-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints } from '@danji/contracts/format/number';
import type { CouponApplication } from '@danji/contracts/points/coupon-application';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, Box, Card, Flex, Stack, Text } from '@danji/ui';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';
import { toStatusTone } from './coupon-text.ts';

const PICTURE = { width: '4.5rem', height: '4.5rem', objectFit: 'cover', borderRadius: 8, display: 'block' } as const;

/** One application in the wallet: its coupon, its state, and whether the voucher was used. */
export function ApplicationCard({ application }: { application: CouponApplication }) {
  const { id, coupon, application_status: status, payment_price, gift, created_date, order } = application;
  return (
    <Card as="article" interactive css={LINKED_CARD}>
      <Flex gap={4} alignItems="center" flexWrap="wrap">
        <Box flexShrink={0}>
          <img src={coupon.thumbnail_image_url} alt="" loading="lazy" width="72" height="72" style={PICTURE} />
        </Box>
        <Stack gap={1} flex="1 1 9rem">
          <Flex gap={2} alignItems="center" flexWrap="wrap">
            <WholeCardLink to={webPaths.couponApplication(id)}>{coupon.title}</WholeCardLink>
            <Badge tone={toStatusTone(status)}>{ApplicationStatus.label(status)}</Badge>
          </Flex>
          <Text as="span" size="sm" tone="muted" numeric>
            {`${coupon.brand_name} · ${gift?.reason ?? formatPoints(payment_price)} · ${formatDateTime(created_date)}`}
          </Text>
          {status === ApplicationStatus.DONE && order ? (
            <Text as="span" size="sm">
              {toPinLabel(order.pin_status)}
            </Text>
          ) : null}
        </Stack>
      </Flex>
    </Card>
  );
}
