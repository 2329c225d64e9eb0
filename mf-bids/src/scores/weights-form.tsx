import { request } from '@danji/api-client';
import {
  FieldConflictDialog,
  Form,
  FormActions,
  FormField,
  type SaveContext,
  useFormValues,
  useRecordForm,
  type RecordForm,
} from '@danji/app-kit/forms';
import { FULL_SCORE, SCORE_CRITERIA, sumWeights } from '@danji/contracts/bids/score-rules';
import type { ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { getScoreSheet, setScoreWeights } from '@danji/contracts/bids/score-sheet.endpoints';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { useToast } from '@danji/shell-sdk';
import { Flex, Grid, NumberInput, Text, Textarea } from '@danji/ui';
import { PAIR } from '../shared/section-card.tsx';
import { formatScore } from '../shared/score-text.ts';
import {
  describeWeight,
  labelWeight,
  toComparableWeight,
  toWeights,
  toWeightsDraft,
  validateWeights,
  type WeightsDraft,
} from './score-draft.ts';

type Form = RecordForm<WeightsDraft, ScoreSheet>;
type Context = SaveContext<WeightsDraft, ScoreSheet>;

/** The sum while it is typed. */
function Sum({ form }: { form: Form }) {
  const sum = sumWeights(toWeights(useFormValues(form)));
  return (
    <Flex justifyContent="space-between" fontWeight="bold" aria-live="polite">
      <span>배점 합계</span>
      <Text
        numeric
        {...(sum !== FULL_SCORE && { tone: 'danger' })}
      >{`${formatScore(sum)} / ${formatScore(FULL_SCORE)}`}</Text>
    </Flex>
  );
}

/** Changes the weights of a sheet; with a reason once offers may be read. */
export function WeightsForm({ sheet, onDone }: { sheet: ScoreSheet; onDone: () => void }) {
  const toast = useToast();
  const form: Form = useRecordForm({
    call: setScoreWeights,
    initial: toWeightsDraft(sheet),
    toInput: (draft: WeightsDraft, { base = sheet }: Context) => ({
      body: { item_nano_id: base.item, weights: toWeights(draft), reason: draft.reason, updated: base.updated },
    }),
    validate: (draft: WeightsDraft, { base = sheet }: Context) => validateWeights(draft, base.needs_reason),
    versions: {
      record: sheet,
      read: ({ item }: ScoreSheet) => request(getScoreSheet, { params: { id: item } }),
      toValues: toWeightsDraft,
    },
    onSaved: () => {
      toast({ title: '배점을 저장했어요', tone: 'success' });
      onDone();
    },
  });
  const { needs_reason: needsReason } = form.base ?? sheet;
  return (
    <Form form={form} gap={5}>
      <Grid gridTemplateColumns={PAIR} gap={4}>
        {SCORE_CRITERIA.map(({ key, label }) => (
          <FormField key={key} form={form} name={key} label={label}>
            {(field) => <NumberInput {...field} allowBlank decimals={0} min={0} max={FULL_SCORE} suffix="점" />}
          </FormField>
        ))}
      </Grid>
      <Sum form={form} />
      <FormField
        form={form}
        name="reason"
        label="사유"
        required={needsReason}
        optional={!needsReason}
        help="이력에 남고, 선정한 뒤에는 제안한 업체도 볼 수 있어요."
      >
        {(field) => <Textarea {...field} rows={2} maxLength={SUGGEST_ITEM_LIMITS.reasonCharacters} />}
      </FormField>
      <FormActions form={form} submitLabel="배점 저장" onCancel={onDone} />
      <FieldConflictDialog
        form={form}
        savedOf={({ updated, history }) => ({
          at: updated ?? '',
          by: history.find(({ kind }) => kind === 'weights')?.user,
        })}
        labelOf={labelWeight}
        describe={describeWeight}
        toComparable={toComparableWeight}
      />
    </Form>
  );
}
