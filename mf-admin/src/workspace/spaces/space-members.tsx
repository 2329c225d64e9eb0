import { useMutation, usePagedList } from '@danji/api-client';
import { ListSection } from '@danji/app-kit';
import { listWorkMembers, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useConfirm, useModal, useToast } from '@danji/shell-sdk';
import { Alert, Button, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { AddMasterForm } from './add-master-form.tsx';
import { toMemberColumns } from './space-columns.tsx';

const hasNoMaster = (rows: readonly WorkMember[]): boolean =>
  !rows.some(({ role, edit_state_type }) => role === 'master' && edit_state_type === EditState.DONE);

/** Lists the members of a work space. An operator appoints a new master when the master has withdrawn. */
export function SpaceMembers({ space }: { space: WorkSpace }) {
  const list = usePagedList(listWorkMembers, { query: { space_id: space.id }, pageSize: 100 });
  const updateMaster = useMutation(updateWorkSpace);
  const confirm = useConfirm();
  const toast = useToast();
  const modal = useModal();
  const makeMaster = async ({ user }: WorkMember) => {
    // Only members can be chosen, and every member has an account.
    if (user.id === null) return;
    const isSure = await confirm({
      title: `${user.name} 님을 대표 관리자로 정할까요?`,
      description: `'${space.title}'의 멤버를 초대하고 내보낼 수 있게 돼요. 본인에게 알림이 가고 처리 기록에 남아요.`,
      confirmLabel: '대표 관리자로 정하기',
    });
    if (!isSure) return;
    const outcome = await updateMaster.trigger({ params: { id: space.id }, body: { master_user_id: user.id } });
    toast(
      outcome.ok
        ? { title: `${user.name} 님이 대표 관리자가 되었어요`, tone: 'success' }
        : { title: outcome.error.title, tone: 'danger' },
    );
  };
  const add = () =>
    modal.open((close) => <AddMasterForm space={space} onDone={close} />, {
      title: '새 관리자 넣기',
      description: '본인 확인을 마친 뒤에 넣어 주세요. 처리 기록에 남아요.',
      directClose: false,
    });
  return (
    <DetailCard title={list.rows ? `멤버 ${list.count}명` : '멤버'}>
      <Stack gap={3}>
        {list.rows && hasNoMaster(list.rows) ? (
          <Alert
            tone="warning"
            announce={false}
            title="대표 관리자가 없어요"
            action={
              <Button size="sm" variant="outline" onClick={add}>
                새 관리자 넣기
              </Button>
            }
          >
            대표 관리자가 탈퇴했어요. 아래 멤버 가운데 새 대표 관리자를 정하거나, 본인을 확인한 사람을 넣어 주세요.
          </Alert>
        ) : null}
        <ListSection
          list={list}
          label="멤버"
          table={{
            columns: toMemberColumns(space, (member) => void makeMaster(member)),
            rowKey: ({ id }) => id,
          }}
          empty={{ icon: 'users', title: '남은 멤버가 없어요', description: '새 관리자를 넣으면 다시 쓸 수 있어요.' }}
        />
      </Stack>
    </DetailCard>
  );
}
