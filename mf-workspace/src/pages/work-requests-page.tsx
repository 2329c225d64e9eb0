import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listWorkRequests } from '@danji/contracts/workspace/work-request.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Icon, TableSkeleton } from '@danji/ui';
import { REQUEST_COLUMNS, toRequestPath } from '../requests/request-columns.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

const toOptions = (options: readonly { code: number; label: string }[]) =>
  options.map(({ code, label }) => ({ value: String(code), label }));

/** `/workspace/:id/requests`: the work space's requests to our staff and their outcome. */
export const WorkRequestsPage = () => (
  <SpaceFrame skeleton={<TableSkeleton />}>{(space) => <Requests key={space.id} space={space} />}</SpaceFrame>
);

function Requests({ space }: { space: WorkSpace }) {
  const { isStaff } = useSession();
  const list = usePagedList(listWorkRequests, {
    query: { space_id: space.id },
    filters: { search: 'text', process_state: 'number', request_type: 'number' },
  });
  const ask = isStaff ? null : (
    <Button asChild>
      <Link to={webPaths.workspaceRequest(space.id, 'new')}>
        <Icon name="plus" />
        요청하기
      </Link>
    </Button>
  );
  return (
    <ListScreen
      lead="운영팀에 물어보면 답변을 보내 드려요."
      actions={ask}
      list={list}
      searchLabel="제목과 내용으로 찾기"
      bar={
        <>
          <FilterSelect
            list={list}
            name="process_state"
            label="상태"
            all="모든 상태"
            options={toOptions(ProcessState.options)}
          />
          <FilterSelect
            list={list}
            name="request_type"
            label="종류"
            all="모든 종류"
            options={toOptions(WorkRequestType.options)}
          />
        </>
      }
      table={{ columns: REQUEST_COLUMNS, rowKey: ({ id }) => id, rowPath: toRequestPath }}
      empty={{
        icon: 'headset',
        title: '아직 보낸 요청이 없어요',
        description: '데이터 정정, 기능 요청, 자료나 계약 상담이 필요하면 단지 담당자에게 물어보세요.',
        action: ask,
      }}
      noMatch={{ title: '찾는 요청이 없어요' }}
    />
  );
}
