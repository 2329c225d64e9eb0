import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { listRegions } from '@danji/contracts/site/file.endpoints';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { useSession } from '@danji/shell-sdk';
import { Link, Navigate, useLocation, useSearchParams } from '@danji/shell-sdk/router';
import { Alert, Box, Button, CardSkeleton, EmptyState, FailedState, Field, Select } from '@danji/ui';
import { EarlierNoticesButton } from '../notice-form/earlier-notices.tsx';
import { NoticeEditor } from '../notice-form/notice-editor.tsx';
import { toBlankNotice } from '../notice-form/notice-draft.ts';
import { useContractSource } from '../notice-form/use-contract-source.ts';
import { useInvitedSource } from '../notice-form/use-invited-source.ts';
import { useWritingSpaces } from '../shared/use-writing-spaces.ts';

type SpaceChoiceProps = { spaces: readonly WorkSpace[]; space: WorkSpace; onChange: (id: string) => void };

/** For whom the notice is, where there is a choice. */
const SpaceChoice = ({ spaces, space, onChange }: SpaceChoiceProps) =>
  spaces.length < 2 ? null : (
    <Box maxWidth="480px">
      <Field label="단지" help="이 단지의 이름으로 올려요.">
        <Select
          value={String(space.id)}
          options={spaces.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={onChange}
        />
      </Field>
    </Box>
  );

const NoSpace = () => (
  <EmptyState
    icon="building"
    title="공고를 쓸 수 있는 단지가 없어요"
    description="워크스페이스의 대표 관리자와 관리자가 공고를 쓸 수 있어요."
    action={
      <Button asChild>
        <Link to={webPaths.workspaces}>워크스페이스 보기</Link>
      </Button>
    }
  />
);

type Sources = { contract: ReturnType<typeof useContractSource>; invited: ReturnType<typeof useInvitedSource> };

/** Says what the form should have begun with, and could not. */
const SourceAlerts = ({ contract, invited }: Sources) => (
  <>
    {contract.error ? (
      <Alert tone="warning" title="계약을 불러오지 못해 빈 공고로 시작해요">
        {contract.error.title}
      </Alert>
    ) : null}
    {invited.problem ? (
      <Alert tone="warning" title="업체를 초대하지 못해 빈 공고로 시작해요">
        {invited.problem}
      </Alert>
    ) : null}
  </>
);

function NewNotice() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const { spaces, error, refresh, isRefreshing } = useWritingSpaces();
  const regions = useEndpoint(listRegions, {}, { refreshOnFocus: false });
  const contract = useContractSource(Number(search.get('schedule_id') ?? 0));
  const invite = search.get('invite');
  const invited = useInvitedSource(Number(invite ?? 0));
  // Without the list of regions the form is complete but for the region that it would propose.
  const isReady =
    spaces !== undefined &&
    (regions.data !== undefined || regions.error !== undefined) &&
    contract.isReady &&
    invited.isReady;
  const chosen = spaces?.find(({ id }) => String(id) === search.get('space_id')) ?? spaces?.[0];
  const toInitial = (space: WorkSpace) =>
    invited.fill(contract.fill(toBlankNotice(space, user?.name ?? '', regions.data ?? []), space.id));
  return (
    <Page back={{ path: webPaths.bids, label: '입찰공고' }} description={chosen?.title}>
      {!spaces && error ? (
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!isReady && !error ? <CardSkeleton count={3} /> : null}
      {isReady && !chosen ? <NoSpace /> : null}
      {isReady && chosen ? (
        <>
          <SpaceChoice
            spaces={spaces}
            space={chosen}
            onChange={(space_id) => setSearch({ space_id, ...(invite !== null && { invite }) }, { replace: true })}
          />
          <SourceAlerts contract={contract} invited={invited} />
          <EarlierNoticesButton spaceId={chosen.id} />
          <NoticeEditor
            key={chosen.id}
            spaceId={chosen.id}
            initial={toInitial(chosen)}
            source={contract.key + invited.key}
          />
        </>
      ) : null}
    </Page>
  );
}

/**
 * `/bids/new`: who manages a space writes a notice; visitors sign in first. `?space_id=3` chooses one of several,
 * `&schedule_id=4` fills the form from a contract that ends, `?invite=5` asks that vendor for a quote.
 */
export function NewNoticePage() {
  const { status, isGuest } = useSession();
  const place = useLocation();
  if (status === 'signed_out' || isGuest) return <Navigate replace to={toSignInPath(place)} />;
  return <NewNotice />;
}
