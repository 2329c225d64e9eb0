import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { ReportReason, type ReportReasonCode, ReviewState } from '@danji/contracts/codes/report-codes';
import type { ReviewCase } from '@danji/contracts/community/report';
import { decideReviewCase } from '@danji/contracts/community/report-staff.endpoints';
import { REMOVAL_MESSAGES, REPORT_LIMITS } from '@danji/contracts/community/report-rules';
import { useToast } from '@danji/shell-sdk';
import { RadioGroup, Textarea } from '@danji/ui';

const REASONS = ReportReason.options.map(({ code, label }) => ({ value: String(code), label }));
const toMessage = (reason: string): string => REMOVAL_MESSAGES[Number(reason) as ReportReasonCode] ?? '';

type RemovalFormProps = { reviewed: ReviewCase; onConflict: () => void; onDone: () => void };

/** Hides what was reported for good; the reason brings a text for the author, which can be changed. */
export function RemovalForm({ reviewed, onConflict, onDone }: RemovalFormProps) {
  const { id, updated, report_list } = reviewed;
  const toast = useToast();
  const first = String(report_list[0]?.reason ?? ReportReason.OTHER);
  const form = useRecordForm({
    call: decideReviewCase,
    initial: { reason: first, message: toMessage(first) },
    toInput: ({ reason, message }) => ({
      params: { id },
      body: {
        state: ReviewState.REMOVED,
        reason: Number(reason) as ReportReasonCode,
        message: message.trim(),
        updated,
      },
    }),
    validate: ({ message }) => ({ ...(message.trim() === '' && { message: '작성자가 읽을 안내를 적어 주세요.' }) }),
    onRefused: ({ code }) => {
      if (code === 'conflict' || code === 'invalid_transition') onConflict();
    },
    onSaved: () => {
      toast({ title: '가리고 작성자에게 알렸어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="reason" label="사유" required group>
        {({ value }) => (
          <RadioGroup
            value={value}
            options={REASONS}
            onChange={(reason) => form.change({ reason, message: toMessage(reason) })}
          />
        )}
      </FormField>
      <FormField form={form} name="message" label="작성자에게 보낼 안내" required>
        {(field) => <Textarea {...field} rows={3} maxLength={REPORT_LIMITS.messageCharacters} />}
      </FormField>
      <FormActions form={form} submitLabel="가리기" variant="danger" onCancel={onDone} />
    </Form>
  );
}
