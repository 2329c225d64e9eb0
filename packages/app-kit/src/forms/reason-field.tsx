import { Textarea } from '@danji/ui';
import { FormField, type FormPart } from './form-field.tsx';

type WithReason = { reason: string };

/** The check of a form whose change needs a reason; spread it into the others. */
export const requireReason = ({ reason }: WithReason): Partial<WithReason> =>
  reason.trim() === '' ? { reason: '사유를 입력해 주세요.' } : {};

/** The reason of an important change, in a form with more fields than that; `help` says who reads it. */
export const ReasonField = ({ form, help }: { form: FormPart<WithReason>; help: string }) => (
  <FormField form={form} name="reason" label="사유" required help={help}>
    {(field) => <Textarea {...field} rows={3} maxLength={300} />}
  </FormField>
);
