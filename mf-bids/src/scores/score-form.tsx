import { request } from '@danji/api-client';
import {
  FieldConflictDialog,
  Form,
  FormActions,
  FormField,
  type SaveContext,
  useFormFiles,
  useRecordForm,
  type RecordForm,
} from '@danji/app-kit/forms';
import { JUDGED_CRITERIA } from '@danji/contracts/bids/score-rules';
import { SCORE_LIMITS, type ScoredOffer, type ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { getScoreSheet, scoreOffer } from '@danji/contracts/bids/score-sheet.endpoints';
import { useToast } from '@danji/shell-sdk';
import { AttachmentsField, Grid, NumberInput, TextInput } from '@danji/ui';
import {
  describeScore,
  findScored,
  labelScore,
  type ScoreDraft,
  toComparableScore,
  toJudgement,
  toScoreDraft,
  validateScores,
} from './score-draft.ts';

type Form = RecordForm<ScoreDraft, ScoreSheet>;
type Context = SaveContext<ScoreDraft, ScoreSheet>;

const COLUMNS = { base: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' };

type ScoreFormProps = { sheet: ScoreSheet; offer: ScoredOffer; onDone: () => void };

/** The points of one offer with their grounds. */
export function ScoreForm({ sheet, offer, onDone }: ScoreFormProps) {
  const toast = useToast();
  const findOffer = (among: ScoreSheet): ScoredOffer => findScored(among, offer) ?? offer;
  const form: Form = useRecordForm({
    call: scoreOffer,
    initial: toScoreDraft(offer),
    toInput: (draft: ScoreDraft, { base = sheet }: Context) => ({
      body: {
        request_nano_id: offer.request,
        judgement: toJudgement(draft),
        file_ids: draft.files.map(({ nano_id }) => nano_id),
        updated: findOffer(base).updated,
      },
    }),
    validate: (draft: ScoreDraft, { base = sheet }: Context) => validateScores(draft, base.weights),
    versions: {
      record: sheet,
      read: ({ item }: ScoreSheet) => request(getScoreSheet, { params: { id: item } }),
      toValues: (record: ScoreSheet) => toScoreDraft(findOffer(record)),
    },
    wireNames: { files: 'file_ids' },
    onSaved: () => {
      toast({ title: `'${offer.name}' 업체의 점수를 저장했어요`, tone: 'success' });
      onDone();
    },
  });
  const files = useFormFiles(form);
  const { weights } = form.base ?? sheet;
  return (
    <Form form={form} gap={5}>
      {JUDGED_CRITERIA.map(({ key, label }) => (
        <Grid key={key} gridTemplateColumns={COLUMNS} gap={3}>
          <FormField form={form} name={`points_${key}`} label={`${label} (${weights[key]}점)`}>
            {(field) => <NumberInput {...field} allowBlank decimals={2} min={0} max={weights[key]} suffix="점" />}
          </FormField>
          <FormField form={form} name={`note_${key}`} label={`${label} 근거`}>
            {(field) => <TextInput {...field} maxLength={SCORE_LIMITS.noteCharacters} autoComplete="off" />}
          </FormField>
        </Grid>
      ))}
      <AttachmentsField
        {...files}
        maxCount={SCORE_LIMITS.files}
        title="근거가 되는 증빙 파일을 끌어다 놓거나 골라 주세요"
      />
      <FormActions
        form={{ failure: form.failure, isRunning: form.isRunning || files.uploads.isBusy }}
        submitLabel="점수 저장"
        onCancel={onDone}
      />
      <FieldConflictDialog
        form={form}
        savedOf={(record) => ({ at: findOffer(record).updated ?? '', by: findOffer(record).scored_by })}
        labelOf={labelScore}
        describe={describeScore}
        toComparable={toComparableScore}
      />
    </Form>
  );
}
