import { useEndpoint, useMutation } from '@danji/api-client';
import { generateWorkSpace, previewApartment } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import {
  Alert,
  Button,
  Card,
  CardSkeleton,
  DescriptionList,
  FailedState,
  Field,
  Flex,
  Grid,
  Heading,
  Stack,
  Text,
  TextInput,
  useFieldErrors,
} from '@danji/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { JobGradeField } from '../shared/job-grade-field.tsx';
import type { FieldErrors } from '../shared/body.validation.ts';
import { WORK_SPACE_TAGS } from '../shared/work-space-tags.ts';
import type { ExistingSpace } from './complex-search.tsx';
import { DETAIL_LABELS, formatDetail, type DetailName } from './details-text.ts';
import { UnmappedValuesNote } from './unmapped-values.tsx';

type Grade = WorkMember['job_grade'];
type ComplexPreviewProps = {
  code: string;
  grade: Grade;
  onCreated: (space: WorkSpace) => void;
  onBack: () => void;
  manualEntry: ReactNode;
  toJoin: (space: ExistingSpace) => ReactNode;
};
type Preview = ResponseOf<typeof previewApartment>;

const PREVIEWED_FIELDS = [
  'building_name',
  'apt_code',
  'address1',
  'tel',
  'number_of_units',
  'number_of_buildings',
  'complex_type',
  'sale_type',
  'approval_date',
  'heating_type',
  'corridor_type',
  'total_parking_spaces',
  'above_ground_parking_spaces',
  'underground_parking_spaces',
  'amenities',
] as const satisfies readonly DetailName[];

/** Previews the work space of the chosen complex, with the button that creates it. */
export function ComplexPreview({ code, manualEntry, ...rest }: ComplexPreviewProps) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    previewApartment,
    { params: { code } },
    { refreshOnFocus: false },
  );
  const back = (
    <Button variant="outline" onClick={rest.onBack}>
      다른 단지 찾기
    </Button>
  );
  if (data) return <ChosenComplex key={code} preview={data} code={code} {...rest} />;
  if (!error) return <CardSkeleton count={2} />;
  return (
    <FailedState
      description={error.title}
      onRetry={error.status === 404 ? undefined : () => void refresh()}
      retrying={isRefreshing}
      action={
        <>
          {back}
          {manualEntry}
        </>
      }
    />
  );
}

/** Notes about the data of K-apt: it may be a cached copy, and some of its values may be unknown to us. */
const PreviewNotes = ({ preview }: { preview: Preview }) => (
  <>
    {preview.is_cached ? (
      <Alert tone="warning" announce={false} title="K-apt가 응답하지 않아요">
        전에 받아 둔 내용으로 채워요. 만든 뒤에 다시 가져올 수 있어요.
      </Alert>
    ) : null}
    <UnmappedValuesNote values={preview.not_understood} />
  </>
);

function ComplexCard({ preview: { apartment, facts } }: { preview: Preview }) {
  return (
    <Card as="section" aria-label="채워질 단지 정보">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading as="h2" size="lg">
            {apartment.name}
          </Heading>
          <Text tone="muted">
            {apartment.space ? 'K-apt에 등록된 내용이에요.' : '아래 내용이 채워져요. 만든 뒤에 모두 고칠 수 있어요.'}
          </Text>
        </Stack>
        <DescriptionList
          columns={2}
          items={PREVIEWED_FIELDS.map((name) => ({
            term: DETAIL_LABELS[name],
            detail: formatDetail(name, facts[name]),
          }))}
        />
      </Stack>
    </Card>
  );
}

type NameAndGradeProps = {
  title: string;
  grade: Grade;
  fieldErrors: FieldErrors;
  onTitle: (title: string) => void;
  onGrade: (grade: Grade) => void;
};

function NameAndGrade({ title, grade, fieldErrors, onTitle, onGrade }: NameAndGradeProps) {
  return (
    <Card>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={5}>
        <Field label={DETAIL_LABELS.title} required error={fieldErrors['title']}>
          <TextInput value={title} maxLength={50} autoComplete="off" onChange={onTitle} />
        </Field>
        <JobGradeField label="내 직급" value={grade} error={fieldErrors['job_grade']} onChange={onGrade} />
      </Grid>
    </Card>
  );
}

type Generation = { code: string; title: string; grade: Grade; onCreated: (space: WorkSpace) => void };

/** Name and job grade for a new work space, and the call that creates it from the complex. */
function useGeneration({ code, onCreated, ...initial }: Generation) {
  const [title, setTitle] = useState(initial.title);
  const [grade, setGrade] = useState(initial.grade);
  const generation = useMutation(generateWorkSpace, { invalidates: [...WORK_SPACE_TAGS, '/api/apts/apt_search/'] });
  const { fieldErrors, form, show, forget } = useFieldErrors<FieldErrors>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (show(title.trim() === '' ? { title: '워크스페이스 이름을 입력해 주세요.' } : {})) return;
    const outcome = await generation.trigger({ body: { apt_code: code, title: title.trim(), job_grade: grade } });
    if (outcome.ok) onCreated(outcome.data);
    else show(outcome.error.fields);
  };
  return {
    title,
    grade,
    fieldErrors,
    form,
    generation,
    submit,
    changeTitle: (next: string) => {
      setTitle(next);
      forget(['title']);
    },
    changeGrade: (next: Grade) => {
      setGrade(next);
      forget(['job_grade']);
    },
  };
}

function ChosenComplex({
  preview,
  code,
  grade: initialGrade,
  onCreated,
  onBack,
  toJoin,
}: Omit<ComplexPreviewProps, 'manualEntry'> & { preview: Preview }) {
  const { apartment, facts } = preview;
  const { title, grade, fieldErrors, form, generation, changeTitle, changeGrade, submit } = useGeneration({
    code,
    title: facts.title,
    grade: initialGrade,
    onCreated,
  });
  const backButton = (
    <Button variant="outline" size="lg" onClick={onBack}>
      다른 단지 찾기
    </Button>
  );
  return (
    <form
      ref={form}
      noValidate
      aria-label={`${apartment.name} 워크스페이스 만들기`}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={4}>
        <PreviewNotes preview={preview} />
        {apartment.space ? <ExistingSpaceCard space={apartment.space} toJoin={toJoin} /> : null}
        <ComplexCard preview={preview} />
        {apartment.space ? (
          <Flex justifyContent="flex-end">{backButton}</Flex>
        ) : (
          <>
            <NameAndGrade
              title={title}
              grade={grade}
              fieldErrors={fieldErrors}
              onTitle={changeTitle}
              onGrade={changeGrade}
            />
            {generation.error && Object.keys(generation.fieldErrors).every((name) => name === 'apt_code') ? (
              <Alert tone="danger" title="만들지 못했어요">
                {generation.fieldErrors['apt_code'] ?? generation.error.title}
              </Alert>
            ) : null}
            <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
              {backButton}
              <Button type="submit" size="lg" loading={generation.isRunning} loadingLabel="만드는 중">
                이 단지로 만들기
              </Button>
            </Flex>
          </>
        )}
      </Stack>
    </form>
  );
}

/** The complex already has a work space, which the user can join. The card is above the details, where it is seen first. */
const ExistingSpaceCard = ({
  space,
  toJoin,
}: {
  space: ExistingSpace;
  toJoin: (space: ExistingSpace) => ReactNode;
}) => (
  <Card bg="brand.subtle" borderColor="brand.border">
    <Flex
      gap={4}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', sm: 'center' }}
      flexDirection={{ base: 'column', sm: 'row' }}
    >
      <Stack gap={1}>
        <Heading as="h2" size="md">
          이미 이 단지의 워크스페이스가 있어요
        </Heading>
        <Text
          size="sm"
          tone="muted"
        >{`'${space.title}'에서 함께 일할 수 있어요. 참여를 요청하면 관리자가 수락해요.`}</Text>
      </Stack>
      {toJoin(space)}
    </Flex>
  </Card>
);
