import { FieldConflictDialog, FormFailure, FormField, RestoredAlert, useFormValues } from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { isSealed } from '@danji/contracts/bids/suggest-item-rules';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import type { SuggestRequest, SuggestRequestContent } from '@danji/contracts/bids/suggest-request';
import { Alert, Button, DateInput, Grid, MoneyInput, RadioGroup, Stack } from '@danji/ui';
import { SectionCard, PAIR } from '../shared/section-card.tsx';
import { describeDeadline } from '../shared/notice-text.ts';
import { VAT_OPTIONS } from '../shared/request-text.ts';
import { describeOffer, labelOffer } from './offer-draft.ts';
import { OfferLinesField } from './offer-lines-field.tsx';
import { OfferPapers } from './offer-papers.tsx';
import { type OfferForm as Form, useOfferForm } from './use-offer-form.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' };
const EDITOR_HEIGHT = 320;

/** The amount of a request without rows. */
const TotalField = ({ form }: { form: Form }) =>
  useFormValues(form).lines.length > 0 ? null : (
    <FormField form={form} name="total_price" label={labelOffer('total_price')} required>
      {(field) => <MoneyInput {...field} allowBlank max={SUGGEST_ITEM_LIMITS.amount} />}
    </FormField>
  );

const PriceCard = ({ form }: { form: Form }) => (
  <SectionCard title="가격">
    <OfferLinesField form={form} />
    <TotalField form={form} />
    <FormField form={form} name="vat_mode" label={labelOffer('vat_mode')} group>
      {({ value, onChange }) => (
        <RadioGroup
          boxed
          value={value}
          onChange={(mode) => onChange(mode as SuggestRequestContent['vat_mode'])}
          options={VAT_OPTIONS}
        />
      )}
    </FormField>
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FormField
        form={form}
        name="valid_until"
        label={labelOffer('valid_until')}
        optional
        help="이 날까지 이 금액으로 계약할 수 있어요."
      >
        {(field) => <DateInput {...field} />}
      </FormField>
    </Grid>
  </SectionCard>
);

/** Sends the request, or keeps it for later. */
function SendCard({ form, notice }: { form: Form; notice: SuggestItem }) {
  const { base, isDirty, isRunning, submit } = form;
  const isSent = base !== undefined && base.state !== 'draft';
  return (
    <SectionCard title="보내기" lead={describeDeadline(notice)}>
      {isSealed(notice.suggest_type) ? (
        <Alert tone="brand" announce={false} title="마감까지 아무도 볼 수 없어요">
          단지는 마감 뒤 개봉할 때 처음 봐요. 다른 업체는 보낸 사실도 알 수 없어요.
        </Alert>
      ) : null}
      <Stack gap={2}>
        <Button
          size="lg"
          fullWidth
          loading={isRunning}
          disabled={isSent && !isDirty}
          onClick={() => void submit({ isDraft: false })}
        >
          {isSent && base.state !== 'withdrawn' ? '고쳐서 다시 보내기' : '제안 보내기'}
        </Button>
        {isSent ? null : (
          <Button
            size="lg"
            variant="outline"
            fullWidth
            loading={isRunning}
            disabled={base !== undefined && !isDirty}
            onClick={() => void submit({ isDraft: true })}
          >
            임시 저장
          </Button>
        )}
      </Stack>
    </SectionCard>
  );
}

type OfferFormProps = { notice: SuggestItem; stored?: SuggestRequest | undefined };

/** A vendor writes its request on a notice. */
export function OfferForm({ notice, stored }: OfferFormProps) {
  const form = useOfferForm(notice, stored);
  const { container } = form;
  return (
    <Grid ref={container} gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
      <Stack gap={5}>
        <RestoredAlert form={form} />
        <PriceCard form={form} />
        <SectionCard title="제안 내용">
          <RichTextField
            form={form}
            name="content"
            label={labelOffer('content')}
            help="어떻게 할지, 기간과 하자 보증은 어떻게 되는지 적어 주세요."
            minHeight={EDITOR_HEIGHT}
          />
        </SectionCard>
        <OfferPapers form={form} />
      </Stack>
      <Stack gap={4} position={{ lg: 'sticky' }} top={{ lg: '20' }}>
        <FormFailure form={form} title="보내지 못했어요" />
        <SendCard form={form} notice={notice} />
      </Stack>
      <FieldConflictDialog
        form={form}
        savedOf={({ updated }) => ({ at: updated })}
        labelOf={labelOffer}
        describe={describeOffer}
      />
    </Grid>
  );
}
