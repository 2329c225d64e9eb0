import { findBodyFaults, useMutation } from '@danji/api-client';
import type { ApartmentFacts } from '@danji/contracts/apts/apartment-facts';
import { findFactsFaults } from '@danji/contracts/apts/facts-faults';
import { DEFAULT_JOB_GRADE, JOB_GRADE_CHOICES } from '@danji/contracts/codes/job-grade';
import { createCurrentWork, updateCurrentWork } from '@danji/contracts/users/profile.endpoints';
import type { CurrentWork } from '@danji/contracts/users/user';
import { useSession, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Accordion, Alert, Button, Field, Grid, HStack, Select, Stack, TelInput, TextInput } from '@danji/ui';
import { useState } from 'react';
import { AddressField } from '../shared/address-field.tsx';
import { useForm, type FieldFaults } from '../shared/use-form.ts';
import { ComplexFields } from './complex-fields.tsx';
import { Section } from './section.tsx';

type Values = Required<CurrentWork>;

const NO_FACTS: ApartmentFacts = {
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
};
const FACT_NAMES = Object.keys(NO_FACTS) as (keyof ApartmentFacts)[];
const NOTHING: Values = {
  building_name: '',
  address_code: '',
  address1: '',
  address2: '',
  tel: '',
  job: '',
  job_grade: DEFAULT_JOB_GRADE,
  ...NO_FACTS,
};

/** What is known, without what the server adds when it is read. */
const toValues = (known: Partial<Values> | null | undefined): Values =>
  Object.fromEntries(
    Object.entries(NOTHING).map(([name, nothing]) => [name, known?.[name as keyof Values] ?? nothing]),
  ) as Values;

const findFaults = (work: Values): FieldFaults<Values> => ({
  ...findFactsFaults(work),
  ...findBodyFaults(createCurrentWork, work),
});

/** Where a general account works now, and the complex it looks after; offered again when a work space is made. */
export function CurrentWorkSection() {
  const { user, updateUser } = useSession();
  const toast = useToast();
  const known = user?.general?.current_work;
  const creation = useMutation(createCurrentWork, { refreshes: [] });
  const change = useMutation(updateCurrentWork, { refreshes: [] });
  const saving = known ? change : creation;
  const form = useForm<Values>({ initial: toValues(known), findFaults, serverFaults: saving.fieldErrors });
  const { values, set, setAll, faultOf, isDirty } = form;
  useUnsavedWork(isDirty);

  const save = async (body: Values) => {
    const outcome = await (known ? change.run({ body }) : creation.run({ body }));
    if (!outcome.ok) return;
    updateUser(outcome.data);
    toast({ title: '근무지를 저장했어요.', tone: 'success' });
  };
  // Once something is wrong in it the part stays open, also while that is mended.
  const [hasHadFault, setHasHadFault] = useState(false);
  if (!hasHadFault && FACT_NAMES.some((name) => faultOf(name) !== undefined)) setHasHadFault(true);
  const factCount = FACT_NAMES.filter((name) =>
    name === 'amenities' ? values.amenities.length > 0 : values[name] !== null,
  ).length;
  return (
    <Section title="지금 일하는 곳" lead="워크스페이스를 만들 때 미리 채워 드려요.">
      <form noValidate onSubmit={form.submit(save)}>
        <Stack gap={4}>
          <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
            <Field label="건물 이름" required error={faultOf('building_name')}>
              <TextInput
                name="building_name"
                maxLength={100}
                value={values.building_name}
                onChange={(text) => set('building_name', text)}
              />
            </Field>
            <Field label="사무실 전화번호" optional error={faultOf('tel')}>
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
            faultOf={faultOf}
            onChange={(address, building) =>
              setAll({ ...values, ...address, building_name: values.building_name || building || '' })
            }
          />
          <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
            <Field label="직급" optional error={faultOf('job_grade')}>
              <Select
                value={String(values.job_grade)}
                options={JOB_GRADE_CHOICES}
                onChange={(code) => set('job_grade', Number(code) as CurrentWork['job_grade'])}
              />
            </Field>
            <Field label="하는 일" optional error={faultOf('job')}>
              <TextInput name="job" maxLength={50} value={values.job} onChange={(text) => set('job', text)} />
            </Field>
          </Grid>
          <Accordion
            key={String(hasHadFault)}
            defaultOpen={hasHadFault ? ['facts'] : []}
            items={[
              {
                id: 'facts',
                title: `단지 정보${factCount > 0 ? ` (${factCount}개 입력)` : ''}`,
                content: (
                  <ComplexFields
                    value={values}
                    faultOf={faultOf}
                    onChange={(facts) => setAll({ ...values, ...facts })}
                  />
                ),
              },
            ]}
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
