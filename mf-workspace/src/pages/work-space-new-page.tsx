import { Page } from '@danji/app-kit';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useToast } from '@danji/shell-sdk';
import { Link, useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Button, EmptyState, Tabs } from '@danji/ui';
import { ComplexPreview } from '../details/complex-preview.tsx';
import { ComplexSearch, type ExistingSpace } from '../details/complex-search.tsx';
import { ManualForm } from '../details/manual-form.tsx';
import { MembershipAction } from '../spaces/membership-action.tsx';

const MANUAL = 'hand';
const FIND = 'find';

/** `/workspace/new`: creates a work space from a complex of K-apt or manually. The chosen tab and complex are in the URL. */
export function WorkSpaceNewPage() {
  const { isStaff } = useSession();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('by') === MANUAL ? MANUAL : FIND;
  if (isStaff)
    return (
      <Page title="새 워크스페이스">
        <EmptyState
          icon="building"
          title="워크스페이스는 일반회원이 만들어요"
          action={
            <Button asChild variant="outline">
              <Link to={webPaths.workspaces}>목록으로</Link>
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page width="prose" title="새 워크스페이스" description="단지를 만들고 함께 일할 사람을 초대해 보세요.">
      <Tabs
        label="만드는 방법"
        value={tab}
        onChange={(next) => setSearch(next === MANUAL ? { by: MANUAL } : {})}
        items={[
          { value: FIND, label: '단지 찾기', content: <FromComplex /> },
          { value: MANUAL, label: '직접 만들기', content: <ManualForm /> },
        ]}
      />
    </Page>
  );
}

const toJoin = (space: ExistingSpace) => <MembershipAction space={space} />;

function FromComplex() {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const code = search.get('code');
  /** Opens a complex, or returns to the search results. */
  const choose = (next: string | undefined) =>
    setSearch((current) => {
      const address = new URLSearchParams(current);
      if (next === undefined) address.delete('code');
      else address.set('code', next);
      return address;
    });
  const open = async (space: WorkSpace) => {
    toast({ title: `'${space.title}' 워크스페이스를 만들었어요`, tone: 'success' });
    await navigate(webPaths.workspace(space.id), { replace: true });
  };
  const manualEntry = (
    <Button variant="outline" onClick={() => setSearch({ by: MANUAL })}>
      직접 만들기
    </Button>
  );
  if (code === null)
    return <ComplexSearch manualEntry={manualEntry} toJoin={toJoin} onChoose={(complex) => choose(complex.code)} />;
  return (
    <ComplexPreview
      code={code}
      grade={user?.general?.current_work?.job_grade ?? DEFAULT_JOB_GRADE}
      manualEntry={manualEntry}
      toJoin={toJoin}
      onCreated={(space) => void open(space)}
      onBack={() => choose(undefined)}
    />
  );
}
