import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { ApplicationStatus, toPinLabel } from '@danji/contracts/codes/coupon-codes';
import { listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Card, HStack, Stack, Text } from '@danji/ui';
import { toStatusTone } from '../coupons/coupon-text.ts';

const STATUSES = ApplicationStatus.options.map(({ code, label }) => ({ value: String(code), label }));

/** The wallet: a member's applications and vouchers. */
export function ApplicationsPage() {
  const list = usePagedList(listCouponApplications, { filters: { application_status: 'number' } });
  return (
    <ListScreen
      lead="신청한 쿠폰과 받은 상품권"
      unit="건"
      list={list}
      bar={<FilterSelect list={list} name="application_status" label="상태" all="모든 상태" options={STATUSES} />}
      empty={{
        icon: 'gift',
        title: '아직 신청한 상품권이 없어요',
        description: '포인트를 상품권으로 바꿔 보세요.',
        action: (
          <Button asChild>
            <Link to={webPaths.coupons}>상품권 둘러보기</Link>
          </Button>
        ),
      }}
    >
      {(applications) => (
        <Stack>
          {applications.map(({ id, coupon, application_status: status, payment_price, created_date, order }) => (
            <Card as="article" key={id}>
              <Stack gap={1}>
                <HStack justifyContent="space-between" gap={2}>
                  <Anchor asChild>
                    <Link to={webPaths.couponApplication(id)}>{coupon.title}</Link>
                  </Anchor>
                  <Badge tone={toStatusTone(status)}>{ApplicationStatus.label(status)}</Badge>
                </HStack>
                <Text size="sm" tone="muted">
                  {`${coupon.brand_name} · ${formatPoints(payment_price)} · ${formatDateTime(created_date)}`}
                </Text>
                {status === ApplicationStatus.DONE && order ? (
                  <Text size="sm">{toPinLabel(order.pin_status)}</Text>
                ) : null}
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
