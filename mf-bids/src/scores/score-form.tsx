import { Form, FormActions, FormField, useFormFiles, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { JUDGED_CRITERIA } from '@danji/contracts/bids/score-rules';
import { SCORE_LIMITS, type ScoredOffer, type ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { scoreOffer } from '@danji/contracts/bids/score-sheet.endpoints';
import { useToast } from '@danji/shell-sdk';
import { AttachmentsField, Grid, NumberInput, TextInput } from '@danji/ui';
import { type ScoreDraft, toJudgement, toScoreDraft, validateScores } from './score-draft.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' };

type ScoreFormProps = { sheet: ScoreSheet; offer: ScoredOffer; onDone: () => void };

/** The points of one offer with their grounds. */
export function ScoreForm({ sheet: { weights }, offer, onDone }: ScoreFormProps) {
  const toast = useToast();
  const form: RecordForm<ScoreDraft> = useRecordForm({
    call: scoreOffer,
    initial: toScoreDraft(offer),
    toInput: (draft: ScoreDraft) => ({
      body: {
        request_nano_id: offer.request,
        judgement: toJudgement(draft),
        file_ids: draft.files.map(({ nano_id }) => nano_id),
        updated: offer.updated,
      },
    }),
    validate: (draft: ScoreDraft) => validateScores(draft, weights),
    wireNames: { files: 'file_ids' },
    onSaved: () => {
      toast({ title: `'${offer.name}' 업체의 점수를 저장했어요`, tone: 'success' });
      onDone();
    },
  });
  const files = useFormFiles(form);
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
    </Form>
  );
}
