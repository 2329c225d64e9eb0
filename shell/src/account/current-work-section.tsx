import { validateBody, useMutation } from '@danji/api-client';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import { DEFAULT_JOB_GRADE, JOB_GRADE_CHOICES } from '@danji/contracts/codes/job-grade';
import { createCurrentWork, updateCurrentWork } from '@danji/contracts/accounts/profile.endpoints';
import type { CurrentWork } from '@danji/contracts/accounts/user';
import { useSession, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Alert, Button, Field, Grid, HStack, Select, Stack, TelInput, TextInput } from '@danji/ui';
import { AddressField } from '../shared/address-field.tsx';
import { useForm, type FieldErrors, type Form } from '../shared/use-form.ts';
import { ComplexAccordion, EMPTY_DETAILS } from './complex-accordion.tsx';
import { Section } from './section.tsx';

type Values = Required<CurrentWork>;

const EMPTY_VALUES: Values = {
  building_name: '',
  address_code: '',
  address1: '',
  address2: '',
  tel: '',
  job: '',
  job_grade: DEFAULT_JOB_GRADE,
  ...EMPTY_DETAILS,
};

/** Picks the fields of the form from a stored record, to which the server adds others when it is read. */
const toValues = (existing: Partial<Values> | null | undefined): Values =>
  Object.fromEntries(
    Object.entries(EMPTY_VALUES).map(([name, emptyValue]) => [name, existing?.[name as keyof Values] ?? emptyValue]),
  ) as Values;

const validate = (work: Values): FieldErrors<Values> => ({
  ...validateApartmentDetails(work),
  ...validateBody(createCurrentWork, work),
});

function useCurrentWork() {
  const { user, updateUser } = useSession();
  const toast = useToast();
  const existing = user?.general?.current_work;
  const creation = useMutation(createCurrentWork);
  const change = useMutation(updateCurrentWork);
  const saving = existing ? change : creation;
  const form = useForm<Values>({ initial: toValues(existing), validate, serverErrors: saving.fieldErrors });
  useUnsavedWork(form.isDirty);

  const save = async (body: Values) => {
    const result = await (existing ? change.trigger({ body }) : creation.trigger({ body }));
    if (!result.ok) return;
    updateUser(result.data);
    toast({ title: '근무지를 저장했어요.', tone: 'success' });
  };
  return { form, saving, save };
}

/** The building, its address, and the post of the account there. */
function WorkFields({ form: { values, set, setAll, errorOf } }: { form: Form<Values> }) {
  return (
    <>
      <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
        <Field label="건물 이름" required error={errorOf('building_name')}>
          <TextInput
            name="building_name"
            maxLength={100}
            value={values.building_name}
            onChange={(text) => set('building_name', text)}
          />
        </Field>
        <Field label="사무실 전화번호" optional error={errorOf('tel')}>
          <TelInput
            value={values.tel}
            onChange={(tel) => set('tel', tel)}
            placeholder="02-0000-0000"
            autoComplete="off"
          />
        </Field>
      </Grid>
      <AddressField
        value={values}
        errorOf={errorOf}
        onChange={(address, building) =>
          setAll({ ...values, ...address, building_name: values.building_name || building || '' })
        }
      />
      <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
        <Field label="직급" optional error={errorOf('job_grade')}>
          <Select
            value={String(values.job_grade)}
            options={JOB_GRADE_CHOICES}
            onChange={(code) => set('job_grade', Number(code) as CurrentWork['job_grade'])}
          />
        </Field>
        <Field label="하는 일" optional error={errorOf('job')}>
          <TextInput name="job" maxLength={50} value={values.job} onChange={(text) => set('job', text)} />
        </Field>
      </Grid>
    </>
  );
}

/** The place where a general account works now, and the complex it manages; a new work space starts with these details. */
export function CurrentWorkSection() {
  const { form, saving, save } = useCurrentWork();
  const { values, setAll, errorOf, isDirty } = form;
  return (
    <Section title="지금 일하는 곳" lead="워크스페이스를 만들 때 미리 채워 드려요.">
      <form noValidate onSubmit={form.submit(save)}>
        <Stack gap={4}>
          <WorkFields form={form} />
          <ComplexAccordion
            value={values}
            errorOf={errorOf}
            onChange={(details) => setAll({ ...values, ...details })}
          />
          {saving.error && Object.keys(saving.error.fields).length === 0 ? (
            <Alert tone="danger">{saving.error.title}</Alert>
          ) : null}
          <HStack>
            <Button type="submit" loading={saving.isRunning} disabled={!isDirty}>
              저장
            </Button>
          </HStack>
        </Stack>
      </form>
    </Section>
  );
}
