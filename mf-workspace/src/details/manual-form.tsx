import { useEndpoint } from '@danji/api-client';
import { Form, FormFailure, useRecordForm } from '@danji/app-kit/forms';
import { NO_APARTMENT_DETAILS } from '@danji/contracts/apartments/apartment-details-text';
import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { createWorkSpace, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import type { User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useToast } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, Flex } from '@danji/ui';
import { JobGradeField } from '../shared/job-grade-field.tsx';
import { DetailsFields } from './details-fields.tsx';
import { validateDetails } from './use-details-form.ts';

type ManualFormValue = WorkSpaceDetails & { job_grade: NonNullable<BodyOf<typeof createWorkSpace>['job_grade']> };

/** The initial values, taken from the user's current work; a second work space is another place and starts empty. */
function toInitialValue(user: User | null, isFirst: boolean): ManualFormValue {
  const currentWork = user?.general?.current_work;
  const work = isFirst ? currentWork : undefined;
  return {
    title: '',
    apt_code: '',
    building_name: work?.building_name ?? '',
    address1: work?.address1 ?? '',
    address2: work?.address2 ?? '',
    tel: work?.tel ?? '',
    ...NO_APARTMENT_DETAILS,
    job_grade: currentWork?.job_grade ?? DEFAULT_JOB_GRADE,
  };
}

/** 직접 만들기: creates a work space from typed values; they stay in this browser until it is saved. */
export function ManualForm() {
  const { user } = useSession();
  const { data, error } = useEndpoint(
    listWorkSpaces,
    { query: { mine: 'in', page_size: 20 } },
    { refreshOnFocus: false },
  );
  return data || error ? (
    <LoadedManualForm initial={toInitialValue(user, data?.count === 0)} />
  ) : (
    <CardSkeleton count={2} />
  );
}

function LoadedManualForm({ initial }: { initial: ManualFormValue }) {
  const [navigate, toast] = [useNavigate(), useToast()];
  const form = useRecordForm({
    call: createWorkSpace,
    initial,
    toInput: (body) => ({ body }),
    validate: validateDetails,
    draftKey: 'workspace.new',
    onSaved: ({ id, title }) => {
      toast({ title: `'${title}' 워크스페이스를 만들었어요`, tone: 'success' });
      return navigate(webPaths.workspace(id), { replace: true });
    },
  });
  return (
    <Form form={form} label="새 워크스페이스">
      <DetailsFields form={form} extra={<JobGradeField form={form} label="내 직급" />} />
      <FormFailure form={form} title="만들지 못했어요" />
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        <Button asChild variant="outline" size="lg">
          <Link to={webPaths.workspaces}>취소</Link>
        </Button>
        <Button type="submit" size="lg" loading={form.isRunning} loadingLabel="만드는 중">
          만들기
        </Button>
      </Flex>
    </Form>
  );
}
