import { useEndpoint } from '@danji/api-client';
import { previewApartment } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { Alert, Button, Card, CardSkeleton, FailedState, Field, Flex, Grid, Stack, TextInput } from '@danji/ui';
import type { ReactNode } from 'react';
import { JobGradeField } from '../shared/job-grade-field.tsx';
import { ComplexCard } from './complex-card.tsx';
import type { ExistingSpace } from './complex-search.tsx';
import { DETAIL_LABELS } from './details-text.ts';
import { ExistingSpaceCard } from './existing-space-card.tsx';
import { UnmappedValuesNote } from './unmapped-values.tsx';
import { useSpaceCreation } from './use-space-creation.ts';

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
  const { form, onSubmit, ...creation } = useSpaceCreation({ code, title: facts.title, grade, onCreated });
  const back = (
    <Button variant="outline" size="lg" onClick={onBack}>
      다른 단지 찾기
    </Button>
  );
  return (
    <form ref={form} noValidate aria-label={`${apartment.name} 워크스페이스 만들기`} onSubmit={onSubmit}>
      <Stack gap={4}>
        <PreviewNotes preview={preview} />
        {apartment.space ? <ExistingSpaceCard space={apartment.space} toJoin={toJoin} /> : null}
        <ComplexCard preview={preview} />
        {apartment.space ? (
          <Flex justifyContent="flex-end">{back}</Flex>
        ) : (
          <CreationFields creation={creation} back={back} />
        )}
      </Stack>
    </form>
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

/** The fields that complete the data of the complex, and the button that creates the work space from both. */
const CreationFields = ({
  creation,
  back,
}: {
  creation: Omit<ReturnType<typeof useSpaceCreation>, 'form' | 'onSubmit'>;
  back: ReactNode;
}) => (
  <>
    <Card>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={5}>
        <Field label={DETAIL_LABELS.title} required error={creation.fieldErrors['title']}>
          <TextInput value={creation.title} maxLength={50} autoComplete="off" onChange={creation.changeTitle} />
        </Field>
        <JobGradeField
          label="내 직급"
          value={creation.grade}
          error={creation.fieldErrors['job_grade']}
          onChange={creation.changeGrade}
        />
      </Grid>
    </Card>
    {creation.failure === undefined ? null : (
      <Alert tone="danger" title="만들지 못했어요">
        {creation.failure}
      </Alert>
    )}
    <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
      {back}
      <Button type="submit" size="lg" loading={creation.isRunning} loadingLabel="만드는 중">
        이 단지로 만들기
      </Button>
    </Flex>
  </>
);
