import type { WorkSpace } from '@danji/contracts/apts/work-space';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle, useSession, useToast } from '@danji/shell-sdk';
import { Link, useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Button, EmptyState, Tabs } from '@danji/ui';
import { ComplexPreview } from '../facts/complex-preview.tsx';
import { ComplexSearch, type FoundSpace } from '../facts/complex-search.tsx';
import { HandForm } from '../facts/hand-form.tsx';
import { PageBody, PageHead } from '../shared/page-parts.tsx';
import { Standing } from '../spaces/standing.tsx';

const BY_HAND = 'hand';
const FIND = 'find';

/** `/workspace/new`: creates a work space from a complex of K-apt or manually. The chosen tab and complex are in the URL. */
export function WorkSpaceNewPage() {
  usePageTitle('새 워크스페이스');
  const { isStaff } = useSession();
  const [search, setSearch] = useSearchParams();
  const way = search.get('by') === BY_HAND ? BY_HAND : FIND;
  if (isStaff)
    return (
      <PageBody>
        <EmptyState
          icon="building"
          title="워크스페이스는 일반회원이 만들어요"
          action={
            <Button asChild variant="outline">
              <Link to={webPaths.workspaces}>목록으로</Link>
            </Button>
          }
        />
      </PageBody>
    );
  return (
    <PageBody width="prose">
      <PageHead title="새 워크스페이스" description="단지를 만들고 함께 일할 사람을 초대해 보세요." />
      <Tabs
        label="만드는 방법"
        value={way}
        onChange={(next) => setSearch(next === BY_HAND ? { by: BY_HAND } : {})}
        items={[
          { value: FIND, label: '단지 찾기', content: <FromComplex /> },
          { value: BY_HAND, label: '직접 만들기', content: <HandForm /> },
        ]}
      />
    </PageBody>
  );
}

const toJoin = (space: FoundSpace) => <Standing space={space} />;

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
  const byHand = (
    <Button variant="outline" onClick={() => setSearch({ by: BY_HAND })}>
      직접 만들기
    </Button>
  );
  if (code === null)
    return <ComplexSearch byHand={byHand} toJoin={toJoin} onChoose={(complex) => choose(complex.code)} />;
  return (
    <ComplexPreview
      code={code}
      grade={user?.general?.current_work?.job_grade ?? DEFAULT_JOB_GRADE}
      byHand={byHand}
      toJoin={toJoin}
      onMade={(space) => void open(space)}
      onBack={() => choose(undefined)}
    />
  );
}
