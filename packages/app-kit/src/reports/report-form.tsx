import { ReportReason, type ReportReasonCode } from '@danji/contracts/codes/report-codes';
import { createReport } from '@danji/contracts/community/report.endpoints';
import { REPORT_LIMITS } from '@danji/contracts/community/report-rules';
import { useToast } from '@danji/shell-sdk';
import { RadioGroup, Textarea } from '@danji/ui';
import { Form, FormActions, FormField, useRecordForm } from '../forms.ts';
import type { ReportedObject } from './reported-object.ts';

const BLANK = { reason: '', content: '' };
const REASONS = ReportReason.options.map(({ code, label }) => ({ value: String(code), label }));

const validate = ({ reason, content }: typeof BLANK) => ({
  ...(reason === '' && { reason: '신고하는 사유를 골라 주세요.' }),
  ...(Number(reason) === ReportReason.OTHER && content.trim() === '' && { content: '어떤 점이 문제인지 적어 주세요.' }),
});

export type ReportFormProps = { object: ReportedObject; onDone: () => void };

/** Asks why something is reported, and sends the report. */
export function ReportForm({ object, onDone }: ReportFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: createReport,
    initial: BLANK,
    toInput: ({ reason, content }) => ({
      body: { ...object, reason: Number(reason) as ReportReasonCode, content: content.trim() },
    }),
    validate,
    onSaved: () => {
      toast({ title: '신고했어요', description: '운영자가 확인할게요.', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="reason" label="사유" required group>
        {({ value, onChange }) => <RadioGroup value={value} onChange={onChange} options={REASONS} />}
      </FormField>
      <FormField form={form} name="content" label="자세한 내용" help="누가 신고했는지는 작성자에게 알리지 않아요.">
        {(field) => <Textarea {...field} rows={3} maxLength={REPORT_LIMITS.textCharacters} />}
      </FormField>
      <FormActions form={form} submitLabel="신고하기" variant="danger" onCancel={onDone} />
    </Form>
  );
}
