import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { ApplicationCard } from '../coupons/application-card.tsx';
import { PointsTop } from '../shared/points-top.tsx';

const STATUSES = ApplicationStatus.options.map(({ code, label }) => ({ value: String(code), label }));

/** The wallet: a member's applications and vouchers. */
export function ApplicationsPage() {
  const list = usePagedList(listCouponApplications, { filters: { application_status: 'number' } });
  return (
    <ListScreen
      lead="신청한 쿠폰과 받은 상품권"
      unit="건"
      list={list}
      before={<PointsTop />}
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
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
