import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffDeliveries } from '@danji/contracts/notifications/delivery-staff.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Chip } from '@danji/ui';
import { PersonPicker } from '../../shared/person-picker.tsx';
import { DELIVERY_COLUMNS } from '../deliveries/delivery-columns.tsx';
import { ResendActions } from '../deliveries/resend-actions.tsx';

/** Returns a function that lets an operator choose a member. */
function usePickMember() {
  const modal = useModal();
  return (onPick: (id: number) => void): void =>
    void modal.open(
      (close) => (
        <PersonPicker
          onPick={({ id }) => {
            onPick(id);
            close();
          }}
        />
      ),
      { title: '회원 고르기' },
    );
}

/** `/admin/notifications/deliveries`: what went by channels outside of the app, and what did not arrive. */
export function DeliveriesPage() {
  const list = usePagedList(listStaffDeliveries, {
    filters: { user_id: 'number', channel: 'number', state: 'number', is_dead: 'boolean' },
  });
  const { filters, setFilters, rows } = list;
  const pickMember = usePickMember();
  return (
    <ListScreen
      label="발송 기록"
      lead="이메일처럼 앱 밖으로 보낸 알림"
      unit="건"
      list={list}
      canExport
      bar={
        <>
          <Chip
            selected={filters.is_dead === true}
            onClick={() => setFilters({ is_dead: filters.is_dead === true ? undefined : true })}
          >
            보내지 못한 알림만
          </Chip>
          {filters.user_id === undefined ? (
            <Chip onClick={() => pickMember((user_id) => setFilters({ user_id }))}>회원으로 찾기</Chip>
          ) : (
            <Chip selected removeLabel="회원 조건 지우기" onRemove={() => setFilters({ user_id: undefined })}>
              {rows?.find(({ user }) => user.id === filters.user_id)?.user.name ?? '회원 한 명'}
            </Chip>
          )}
        </>
      }
      table={{
        columns: DELIVERY_COLUMNS,
        rowKey: ({ id }) => id,
        renderBulkActions: (rows, clear) => <ResendActions rows={rows} onDone={clear} />,
      }}
      empty={{
        icon: 'send',
        title: '보낸 알림이 없어요',
        description: '앱 밖으로 알림을 보내면 여기에 보여요.',
      }}
    />
  );
}
