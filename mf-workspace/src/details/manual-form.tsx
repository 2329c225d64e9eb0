import { useEndpoint, useMutation } from '@danji/api-client';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { createWorkSpace, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import type { User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import { useDraft, useSession, useToast } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Alert, Button, CardSkeleton, Flex, Stack, useFieldErrors } from '@danji/ui';
import { useState, type FormEvent } from 'react';
import { JobGradeField } from '../shared/job-grade-field.tsx';
import { validateBody, type FieldErrors } from '../shared/body.validation.ts';
import { DetailsForm } from './details-form.tsx';

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
    sale_type: null,
    complex_type: null,
    approval_date: null,
    number_of_buildings: null,
    number_of_units: null,
    heating_type: null,
    corridor_type: null,
    total_parking_spaces: null,
    above_ground_parking_spaces: null,
    underground_parking_spaces: null,
    amenities: [],
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

/** State of the form: the typed values are stored in this browser until the work space is created. */
function useNewSpaceForm(initial: ManualFormValue) {
  const navigate = useNavigate();
  const toast = useToast();
  const [start] = useState(initial);
  const { value: formValue, setValue, isRestored, clear } = useDraft<ManualFormValue>('workspace.new', start);
  const [isRestoreOffered, setIsRestoreOffered] = useState(isRestored);
  const { fieldErrors, form, show, forget } = useFieldErrors<FieldErrors>();
  const create = useMutation(createWorkSpace);

  const change = (next: Partial<ManualFormValue>) => {
    setValue((current) => ({ ...current, ...next }));
    forget(Object.keys(next));
  };
  const startOver = () => {
    setValue(start);
    setIsRestoreOffered(false);
    clear();
    show({});
  };
  const submit = async () => {
    const foundErrors = {
      ...validateBody(createWorkSpace, formValue),
      ...validateApartmentDetails(formValue),
      ...(formValue.title.trim() === '' && { title: '워크스페이스 이름을 입력해 주세요.' }),
    };
    if (show(foundErrors)) return;
    const outcome = await create.trigger({ body: formValue });
    if (!outcome.ok) return void show(outcome.error.fields);
    clear();
    toast({ title: `'${outcome.data.title}' 워크스페이스를 만들었어요`, tone: 'success' });
    await navigate(webPaths.workspace(outcome.data.id), { replace: true });
  };
  return {
    formValue,
    isRestoreOffered,
    fieldErrors,
    form,
    failure: create.error && Object.keys(create.fieldErrors).length === 0 ? create.error : undefined,
    isRunning: create.isRunning,
    change,
    startOver,
    submit,
  };
}

function LoadedManualForm({ initial }: { initial: ManualFormValue }) {
  const { formValue, isRestoreOffered, fieldErrors, form, failure, isRunning, change, startOver, submit } =
    useNewSpaceForm(initial);
  const grade = (
    <JobGradeField
      label="내 직급"
      value={formValue.job_grade}
      error={fieldErrors['job_grade']}
      onChange={(next) => change({ job_grade: next })}
    />
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={form} noValidate aria-label="새 워크스페이스" onSubmit={onSubmit}>
      <Stack gap={4}>
        {isRestoreOffered ? (
          <Alert
            tone="brand"
            title="작성하던 내용을 불러왔어요"
            action={
              <Button variant="ghost" size="sm" onClick={startOver}>
                새로 쓰기
              </Button>
            }
          />
        ) : null}
        <DetailsForm details={formValue} fieldErrors={fieldErrors} notes={{}} onChange={change} extra={grade} />
        {failure ? (
          <Alert tone="danger" title="만들지 못했어요">
            {failure.title}
          </Alert>
        ) : null}
        <Flex justifyContent="flex-end" gap={2}>
          <Button asChild variant="outline" size="lg">
            <Link to={webPaths.workspaces}>취소</Link>
          </Button>
          <Button type="submit" size="lg" loading={isRunning} loadingLabel="만드는 중">
            만들기
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
