import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal } from '@danji/shell-sdk';
import { Chip } from '@danji/ui';
import { APPLICATION_COLUMNS } from '../coupons/application-columns.tsx';
import { BulkDecisions } from '../coupons/bulk-decisions.tsx';
import { PersonPicker } from '../../shared/person-picker.tsx';

const { WAIT } = ApplicationStatus;

/** Returns a function that lets an operator choose a member. */
function usePickMember() {
  const modal = useModal();
  return (onPick: (nanoId: string) => void): void =>
    void modal.open(
      (close) => (
        <PersonPicker
          onPick={({ nano_id }) => {
            onPick(nano_id);
            close();
          }}
        />
      ),
      { title: '회원 고르기' },
    );
}

/** The queue of applications: those that wait are decided one by one or together. */
export function CouponApplicationsPage() {
  const list = usePagedList(listCouponApplications, {
    filters: { application_status: 'number', coupon__nano_id: 'text', user__nano_id: 'text', gift_id: 'number' },
  });
  const { filters, setFilters, rows } = list;
  const pickMember = usePickMember();
  const coupon = rows?.find((row) => row.coupon.nano_id === filters.coupon__nano_id)?.coupon.title;
  return (
    <ListScreen
      lead="회원이 포인트로 신청한 상품권"
      unit="건"
      list={list}
      canExport
      bar={
        <>
          <Chip
            selected={filters.application_status === WAIT}
            onClick={() => setFilters({ application_status: filters.application_status === WAIT ? undefined : WAIT })}
          >
            승인할 신청만
          </Chip>
          {filters.gift_id === undefined ? null : (
            <Chip selected removeLabel="보낸 상품권 조건 지우기" onRemove={() => setFilters({ gift_id: undefined })}>
              {rows?.find(({ gift }) => gift?.id === filters.gift_id)?.gift?.reason ?? '보낸 상품권'}
            </Chip>
          )}
          {filters.user__nano_id === undefined ? (
            <Chip onClick={() => pickMember((nanoId) => setFilters({ user__nano_id: nanoId }))}>회원으로 찾기</Chip>
          ) : (
            <Chip selected removeLabel="회원 조건 지우기" onRemove={() => setFilters({ user__nano_id: undefined })}>
              {rows?.find(({ user }) => user.nano_id === filters.user__nano_id)?.user.name ?? '회원 한 명'}
            </Chip>
          )}
          {filters.coupon__nano_id === undefined ? null : (
            <Chip selected removeLabel="쿠폰 조건 지우기" onRemove={() => setFilters({ coupon__nano_id: undefined })}>
              {coupon ?? '쿠폰 하나'}
            </Chip>
          )}
        </>
      }
      table={{
        columns: APPLICATION_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminCouponApplication(id),
        renderBulkActions: (rows, clear) => <BulkDecisions rows={rows} onDone={clear} />,
      }}
      empty={{ icon: 'gift', title: '아직 신청이 없어요', description: '회원이 쿠폰을 신청하면 여기에 보여요.' }}
    />
  );
}
