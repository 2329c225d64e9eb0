import { useEndpoint } from '@danji/api-client';
import { History, Page, RecordScreen } from '@danji/app-kit';
import { ApplicationStatus, type ApplicationStatusCode, toPinLabel } from '@danji/contracts/codes/coupon-codes';
import type { CouponApplicationDetail } from '@danji/contracts/points/coupon-application';
import { getCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { formatPointChange, formatPoints } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Anchor, Badge, DescriptionList, Grid, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { ApplicationActions } from '../coupons/application-actions.tsx';
import { toStatusTone } from '../coupons/application-columns.tsx';

const LIST = { path: webPaths.adminCouponApplications, label: '쿠폰 신청 목록' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };

const describeNoEntries = (status: ApplicationStatusCode): string =>
  status === ApplicationStatus.WAIT ? '포인트를 묶어 두었어요. 승인하면 사용해요.' : '사용한 포인트가 없어요.';

function Details({ application }: { application: CouponApplicationDetail }) {
  const { user, payment_price, memo, order, gift } = application;
  return (
    <DetailCard title="신청 정보">
      <DescriptionList
        items={[
          { term: '회원', detail: user.name },
          { term: '포인트', detail: gift ? '쓰지 않아요' : formatPoints(payment_price) },
          ...(gift
            ? [
                {
                  term: '보낸 상품권',
                  detail: (
                    <Anchor asChild>
                      <Link to={webPaths.adminCouponGift(gift.id)}>{gift.reason}</Link>
                    </Anchor>
                  ),
                },
              ]
            : []),
          { term: '사유', detail: memo ?? '-' },
          { term: '거래 번호', detail: order?.tr_id ?? '-' },
          { term: '받는 번호', detail: order?.phone_no ?? '-' },
          { term: '사용 상태', detail: order ? toPinLabel(order.pin_status) : '-' },
        ]}
      />
    </DetailCard>
  );
}

function Points({
  application: { entries, gift, application_status: status },
}: {
  application: CouponApplicationDetail;
}) {
  return (
    <DetailCard title="포인트">
      {entries.length === 0 ? (
        <Text tone="muted">
          {gift ? '회원에게 그냥 보낸 상품권이라 포인트를 쓰지 않아요.' : describeNoEntries(status)}
        </Text>
      ) : null}
      <History
        entries={entries.map(({ id, point, balance, description, created }) => ({
          id,
          title: formatPointChange(point),
          at: created,
          children: <Text size="sm">{`${description} · 남은 포인트 ${formatPoints(balance)}`}</Text>,
        }))}
      />
    </DetailCard>
  );
}

function Application({ application }: { application: CouponApplicationDetail }) {
  const { coupon, application_status: status, events, calls } = application;
  return (
    <Page
      title={coupon.title}
      windowTitle={`${coupon.title} 신청`}
      back={LIST}
      badges={<Badge tone={toStatusTone(status)}>{ApplicationStatus.label(status)}</Badge>}
      actions={<ApplicationActions application={application} />}
    >
      <Grid gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
        <Stack gap={5}>
          <Details application={application} />
          <Points application={application} />
        </Stack>
        <Stack gap={5}>
          <DetailCard title="진행 기록">
            <History
              entries={events.map(({ id, to_status, created, user: by, memo: reason }) => ({
                id,
                title: ApplicationStatus.label(to_status),
                by: by?.name ?? '시스템',
                at: created,
                ...(reason !== null && { children: <Text size="sm">{reason}</Text> }),
              }))}
            />
          </DetailCard>
          <DetailCard title="상품권 회사 호출">
            {calls.length === 0 ? <Text tone="muted">아직 호출하지 않았어요.</Text> : null}
            <History
              entries={calls.map(({ id, operation, code, created, tr_id }) => ({
                id,
                title: `${operation} · ${code}`,
                by: tr_id,
                at: created,
              }))}
            />
          </DetailCard>
        </Stack>
      </Grid>
    </Page>
  );
}

/** One application with its trail: transitions, points, and calls of the provider. */
export function CouponApplicationPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getCouponApplication, { params: { id } })}
      name="쿠폰 신청"
      list={LIST}
      missing={{ title: '신청 내역을 찾을 수 없어요' }}
    >
      {(application) => <Application application={application} />}
    </RecordScreen>
  );
}
