import { useEndpoint } from '@danji/api-client';
import { Form, FormFailure, FormField, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { generateWorkSpace, previewApartment } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { Alert, Button, Card, CardSkeleton, FailedState, Flex, Grid, TextInput } from '@danji/ui';
import type { ReactNode } from 'react';
import { JobGradeField } from '../shared/job-grade-field.tsx';
import { ComplexCard } from './complex-card.tsx';
import type { ExistingSpace } from './complex-search.tsx';
import { DETAIL_LABELS } from '@danji/contracts/workspace/work-space-details-text';
import { ExistingSpaceCard } from './existing-space-card.tsx';
import { UnmappedValuesNote } from './unmapped-values.tsx';

type Preview = ResponseOf<typeof previewApartment>;
type ChosenComplexProps = {
  code: string;
  preview: Preview;
  /** The job grade that is proposed. */
  grade: WorkMember['job_grade'];
  onCreated: (space: WorkSpace) => void;
  onBack: () => void;
  /** The control that requests to join the work space that the complex already has. */
  toJoin: (space: ExistingSpace) => ReactNode;
};
type ComplexPreviewProps = Omit<ChosenComplexProps, 'preview'> & {
  /** Opens the form that does without K-apt. */
  manualEntry: ReactNode;
};

/** Previews the work space of the chosen complex, with the button that creates it. */
export function ComplexPreview({ manualEntry, ...chosen }: ComplexPreviewProps) {
  const { code, onBack } = chosen;
  const { data, error, refresh, isRefreshing } = useEndpoint(
    previewApartment,
    { params: { code } },
    { refreshOnFocus: false },
  );
  if (data) return <ChosenComplex key={code} preview={data} {...chosen} />;
  if (!error) return <CardSkeleton count={2} />;
  return (
    <FailedState
      description={error.title}
      onRetry={error.status === 404 ? undefined : () => void refresh()}
      retrying={isRefreshing}
      action={
        <>
          <Button variant="outline" onClick={onBack}>
            다른 단지 찾기
          </Button>
          {manualEntry}
        </>
      }
    />
  );
}

function ChosenComplex({ code, preview, grade, onCreated, onBack, toJoin }: ChosenComplexProps) {
  const { apartment, facts } = preview;
  const form = useRecordForm({
    call: generateWorkSpace,
    initial: { title: facts.title, job_grade: grade },
    toInput: ({ title, job_grade }) => ({ body: { apt_code: code, title: title.trim(), job_grade } }),
    validate: ({ title }) => ({ ...(title.trim() === '' && { title: '워크스페이스 이름을 입력해 주세요.' }) }),
    onSaved: onCreated,
  });
  const back = (
    <Button variant="outline" size="lg" onClick={onBack}>
      다른 단지 찾기
    </Button>
  );
  return (
    <Form form={form} label={`${apartment.name} 워크스페이스 만들기`}>
      <PreviewNotes preview={preview} />
      {apartment.space ? <ExistingSpaceCard space={apartment.space} toJoin={toJoin} /> : null}
      <ComplexCard preview={preview} />
      {apartment.space ? <Flex justifyContent="flex-end">{back}</Flex> : <CreationFields form={form} back={back} />}
    </Form>
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

type CreationForm = RecordForm<Pick<WorkSpace, 'title'> & Pick<WorkMember, 'job_grade'>>;

/** The fields that complete the data of the complex, and the button that creates the work space from both. */
const CreationFields = ({ form, back }: { form: CreationForm; back: ReactNode }) => (
  <>
    <Card>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={5}>
        <FormField form={form} name="title" label={DETAIL_LABELS.title} required>
          {(field) => <TextInput {...field} maxLength={50} autoComplete="off" />}
        </FormField>
        <JobGradeField form={form} label="내 직급" />
      </Grid>
    </Card>
    <FormFailure form={form} title="만들지 못했어요" />
    <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
      {back}
      <Button type="submit" size="lg" loading={form.isRunning} loadingLabel="만드는 중">
        이 단지로 만들기
      </Button>
    </Flex>
  </>
);
