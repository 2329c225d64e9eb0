import { findBodyFaults, useMutation } from '@danji/api-client';
import { DEFAULT_JOB_GRADE, JobGrade } from '@danji/contracts/codes/job-grade';
import { createCurrentWork, updateCurrentWork } from '@danji/contracts/users/profile.endpoints';
import type { CurrentWork } from '@danji/contracts/users/user';
import { useSession, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Alert, Button, Field, Grid, HStack, Select, Stack, TelInput, TextInput } from '@danji/ui';
import { useForm } from '../shared/use-form.ts';
import { Section } from './section.tsx';

const NOTHING: CurrentWork = { building_name: '', address1: '', address2: '', tel: '', job: '', job_grade: DEFAULT_JOB_GRADE };
const GRADES = JobGrade.options.map(({ code, label }) => ({ value: String(code), label }));

/** Where a general account works now; offered again when a work space is made. */
export function CurrentWorkSection() {
  const { user, updateUser } = useSession();
  const toast = useToast();
  const known = user?.general?.current_work;
  const creation = useMutation(createCurrentWork, { refreshes: [] });
  const change = useMutation(updateCurrentWork, { refreshes: [] });
  const saving = known ? change : creation;
  const form = useForm<CurrentWork>({ initial: known ?? NOTHING, findFaults: (work) => findBodyFaults(createCurrentWork, work), serverFaults: saving.fieldErrors });
  const { values, set, faultOf, isDirty } = form;
  useUnsavedWork(isDirty);

  const save = async (body: CurrentWork) => {
    const outcome = await (known ? change.run({ body }) : creation.run({ body }));
    if (!outcome.ok) return;
    updateUser(outcome.data);
    toast({ title: '근무지를 저장했어요.', tone: 'success' });
  };
  const line = (name: 'building_name' | 'address1' | 'address2' | 'job', label: string, required = false) => (
    <Field label={label} required={required} error={faultOf(name)}><TextInput name={name} value={values[name]} onChange={(text) => set(name, text)} /></Field>
  );
  return (
    <Section title="지금 일하는 곳" lead="워크스페이스를 만들 때 미리 채워 드려요.">
      <form noValidate onSubmit={form.submit(save)}>
        <Stack gap={4}>
          <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
            {line('building_name', '건물 이름', true)}
            <Field label="직급" error={faultOf('job_grade')}><Select value={String(values.job_grade)} options={GRADES} onChange={(code) => set('job_grade', Number(code) as CurrentWork['job_grade'])} /></Field>
            {line('address1', '주소')}
            {line('address2', '상세 주소')}
            {line('job', '하는 일')}
            <Field label="사무실 전화번호" error={faultOf('tel')}><TelInput value={values.tel} onChange={(tel) => set('tel', tel)} placeholder="02-0000-0000" autoComplete="off" /></Field>
          </Grid>
          {saving.error && Object.keys(saving.error.fields).length === 0 ? <Alert tone="danger">{saving.error.title}</Alert> : null}
          <HStack><Button type="submit" loading={saving.isRunning} disabled={!isDirty}>저장</Button></HStack>
        </Stack>
      </form>
    </Section>
  );
}
