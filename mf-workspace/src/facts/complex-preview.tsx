import { useEndpoint, useMutation } from '@danji/api-client';
import { generateWorkSpace, previewApartment } from '@danji/contracts/apts/apartment-info.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/apts/work-space';
import type { Answer } from '@danji/contracts/define-endpoint';
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
  useFaults,
} from '@danji/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { JobGradeField } from '../shared/job-grade-field.tsx';
import type { Faults } from '../shared/body-faults.ts';
import { WORK_SPACE_READS } from '../shared/paths.ts';
import type { FoundSpace } from './complex-search.tsx';
import { FACT_LABELS, formatFact, type FactName } from './fact-text.ts';
import { NotUnderstoodNote } from './not-understood.tsx';

type Grade = WorkMember['job_grade'];
type ComplexPreviewProps = {
  code: string;
  grade: Grade;
  onMade: (space: WorkSpace) => void;
  onBack: () => void;
  byHand: ReactNode;
  toJoin: (space: FoundSpace) => ReactNode;
};
type Preview = Answer<typeof previewApartment>;

const SHOWN = [
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
] as const satisfies readonly FactName[];

/** Previews the work space of the chosen complex, with the button that creates it. */
export function ComplexPreview({ code, byHand, ...rest }: ComplexPreviewProps) {
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
  if (data) return <Chosen key={code} preview={data} code={code} {...rest} />;
  if (!error) return <CardSkeleton count={2} />;
  return (
    <FailedState
      description={error.title}
      onRetry={error.status === 404 ? undefined : () => void refresh()}
      retrying={isRefreshing}
      action={
        <>
          {back}
          {byHand}
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
    <NotUnderstoodNote words={preview.not_understood} />
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
          items={SHOWN.map((name) => ({ term: FACT_LABELS[name], detail: formatFact(name, facts[name]) }))}
        />
      </Stack>
    </Card>
  );
}

type NameAndGradeProps = {
  title: string;
  grade: Grade;
  faults: Faults;
  onTitle: (title: string) => void;
  onGrade: (grade: Grade) => void;
};

function NameAndGrade({ title, grade, faults, onTitle, onGrade }: NameAndGradeProps) {
  return (
    <Card>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={5}>
        <Field label={FACT_LABELS.title} required error={faults['title']}>
          <TextInput value={title} maxLength={50} autoComplete="off" onChange={onTitle} />
        </Field>
        <JobGradeField label="내 직급" value={grade} error={faults['job_grade']} onChange={onGrade} />
      </Grid>
    </Card>
  );
}

type Generation = { code: string; title: string; grade: Grade; onMade: (space: WorkSpace) => void };

/** Name and job grade for a new work space, and the call that creates it from the complex. */
function useGeneration({ code, onMade, ...first }: Generation) {
  const [title, setTitle] = useState(first.title);
  const [grade, setGrade] = useState(first.grade);
  const make = useMutation(generateWorkSpace, { refreshes: [...WORK_SPACE_READS, '/api/apts/apt_search/'] });
  const { faults, form, show, forget } = useFaults<Faults>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (show(title.trim() === '' ? { title: '워크스페이스 이름을 입력해 주세요.' } : {})) return;
    const outcome = await make.run({ body: { apt_code: code, title: title.trim(), job_grade: grade } });
    if (outcome.ok) onMade(outcome.data);
    else show(outcome.error.fields);
  };
  return {
    title,
    grade,
    faults,
    form,
    make,
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

function Chosen({
  preview,
  code,
  grade: firstGrade,
  onMade,
  onBack,
  toJoin,
}: Omit<ComplexPreviewProps, 'byHand'> & { preview: Preview }) {
  const { apartment, facts } = preview;
  const { title, grade, faults, form, make, changeTitle, changeGrade, submit } = useGeneration({
    code,
    title: facts.title,
    grade: firstGrade,
    onMade,
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
        {apartment.space ? <Taken space={apartment.space} toJoin={toJoin} /> : null}
        <ComplexCard preview={preview} />
        {apartment.space ? (
          <Flex justifyContent="flex-end">{backButton}</Flex>
        ) : (
          <>
            <NameAndGrade title={title} grade={grade} faults={faults} onTitle={changeTitle} onGrade={changeGrade} />
            {make.error && Object.keys(make.fieldErrors).every((name) => name === 'apt_code') ? (
              <Alert tone="danger" title="만들지 못했어요">
                {make.fieldErrors['apt_code'] ?? make.error.title}
              </Alert>
            ) : null}
            <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
              {backButton}
              <Button type="submit" size="lg" loading={make.isRunning} loadingLabel="만드는 중">
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
const Taken = ({ space, toJoin }: { space: FoundSpace; toJoin: (space: FoundSpace) => ReactNode }) => (
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
