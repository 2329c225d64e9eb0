import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { OwnEvaluation } from '@danji/contracts/bids/brand-evaluation';
import { createBrandEvaluation, updateBrandEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { EVALUATION_SCORES, type EvaluationScores, type ScoreName } from '@danji/contracts/bids/evaluation-summary';
import { useToast } from '@danji/shell-sdk';
import { RatingInput, Textarea } from '@danji/ui';

type Values = EvaluationScores & { comment: string };
type Props = { scheduleId: number; company: string; evaluation: OwnEvaluation | null; onDone: () => void };

const MAX_COMMENT = 2000;
const NAMES = EVALUATION_SCORES.map(([name]) => name);

const toValues = (evaluation: OwnEvaluation | null): Values => ({
  ...(Object.fromEntries(NAMES.map((name) => [name, evaluation?.[name] ?? 0])) as EvaluationScores),
  comment: evaluation?.comment ?? '',
});

const validate = (values: Values) => ({
  ...Object.fromEntries(NAMES.filter((name) => values[name] === 0).map((name) => [name, '별점을 골라 주세요.'])),
  ...(values.comment.trim() === '' && { comment: '평가 내용을 입력해 주세요.' }),
});

/** Five scores in half stars and a comment about the brand of a contract. */
export function EvaluationForm({ scheduleId, company, evaluation, onDone }: Props) {
  const toast = useToast();
  const form = useRecordForm({
    call: evaluation ? updateBrandEvaluation : createBrandEvaluation,
    initial: toValues(evaluation),
    toInput: (values) =>
      evaluation
        ? { params: { id: evaluation.id }, body: { ...values, updated: evaluation.updated } }
        : { body: { schedule_id: scheduleId, ...values } },
    validate,
    onSaved: () => {
      toast({ title: `'${company}' 업체 평가를 ${evaluation ? '고쳤어요' : '남겼어요'}`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={4}>
      {EVALUATION_SCORES.map(([name, label]: readonly [ScoreName, string]) => (
        <FormField key={name} form={form} name={name} label={label} required>
          {({ value, onChange }) => (
            <RatingInput step={0.5} value={value / 2} onChange={(stars) => onChange(stars * 2)} />
          )}
        </FormField>
      ))}
      <FormField
        form={form}
        name="comment"
        label="평가 내용"
        required
        help="다른 단지와 업체에 보여요. 이름은 보이지 않아요."
      >
        {(field) => (
          <Textarea
            {...field}
            rows={5}
            maxLength={MAX_COMMENT}
            placeholder="예: 약속한 날짜를 지켰고 마무리가 깔끔했어요."
          />
        )}
      </FormField>
      <FormActions form={form} submitLabel={evaluation ? '저장' : '평가 남기기'} onCancel={onDone} />
    </Form>
  );
}
