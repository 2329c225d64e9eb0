import {
  AddressFields,
  Form,
  FormFailure,
  FormField,
  toTextBinding,
  useRecordForm,
  type RecordForm,
} from '@danji/app-kit/forms';
import { NO_APARTMENT_DETAILS } from '@danji/contracts/apartments/apartment-details-text';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import { DEFAULT_JOB_GRADE, JOB_GRADE_CHOICES } from '@danji/contracts/codes/job-grade';
import { createCurrentWork, updateCurrentWork } from '@danji/contracts/accounts/profile.endpoints';
import type { CurrentWork } from '@danji/contracts/accounts/user';
import { useSession, useToast } from '@danji/shell-sdk';
import { Button, Grid, HStack, Select, TelInput, TextInput } from '@danji/ui';
import { ComplexAccordion } from './complex-accordion.tsx';
import { KaptImport } from './kapt-import.tsx';
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
  ...NO_APARTMENT_DETAILS,
};

/** Picks the fields of the form from a stored record, to which the server adds others when it is read. */
const toValues = (existing: Partial<Values> | null | undefined): Values =>
  Object.fromEntries(
    Object.entries(EMPTY_VALUES).map(([name, emptyValue]) => [name, existing?.[name as keyof Values] ?? emptyValue]),
  ) as Values;

function useCurrentWork(): RecordForm<Values> {
  const { user, updateUser } = useSession();
  const toast = useToast();
  const existing = user?.general?.current_work;
  const form: RecordForm<Values> = useRecordForm({
    call: existing ? updateCurrentWork : createCurrentWork,
    initial: toValues(existing),
    toInput: (body) => ({ body }),
    validate: (work) => ({
      ...validateApartmentDetails(work),
      // A change may leave the name out, but not blank.
      ...(work.building_name.trim() === '' && { building_name: '건물 이름을 입력해 주세요.' }),
    }),
    asksOnLeave: true,
    onSaved: (saved) => {
      updateUser(saved);
      form.startFrom(toValues(saved.general?.current_work));
      toast({ title: '근무지를 저장했어요.', tone: 'success' });
    },
  });
  return form;
}

/** The building, its address, and the post of the account there. */
const WorkFields = ({ form }: { form: RecordForm<Values> }) => (
  <>
    <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
      <FormField form={form} name="building_name" label="건물 이름" required>
        {(field) => <TextInput {...field} maxLength={100} />}
      </FormField>
      <FormField form={form} name="tel" label="사무실 전화번호" optional>
        {(field) => <TelInput {...field} placeholder="02-000-0000" autoComplete="off" />}
      </FormField>
    </Grid>
    <AddressFields
      form={form}
      optional
      onBuilding={(name) => form.change(({ building_name }) => ({ building_name: building_name || name }))}
    />
    <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
      <FormField form={form} name="job_grade" label="직급" optional>
        {(field) => <Select {...toTextBinding(field)} options={JOB_GRADE_CHOICES} />}
      </FormField>
      <FormField form={form} name="job" label="하는 일" optional>
        {(field) => <TextInput {...field} maxLength={50} />}
      </FormField>
    </Grid>
  </>
);

/** The place where a general account works now, and the complex it manages; a new work space starts with these details. */
export function CurrentWorkSection() {
  const form = useCurrentWork();
  const { user } = useSession();
  return (
    <Section title="지금 일하는 곳" lead="워크스페이스를 만들 때 미리 채워 드려요.">
      {user ? (
        <KaptImport
          user={user}
          stored={toValues(user.general?.current_work)}
          isDirty={form.isDirty}
          toValues={({ general }) => toValues(general?.current_work)}
          onChanged={({ general }) => form.startFrom(toValues(general?.current_work))}
        />
      ) : null}
      <Form form={form}>
        <WorkFields form={form} />
        <ComplexAccordion form={form} />
        <FormFailure form={form} />
        <HStack>
          <Button type="submit" loading={form.isRunning} disabled={!form.isDirty}>
            저장
          </Button>
        </HStack>
      </Form>
    </Section>
  );
}
