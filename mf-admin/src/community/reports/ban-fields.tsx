import { FormField, type RecordForm, useFormValues } from '@danji/app-kit/forms';
import { BanPeriod, type BanPeriodCode } from '@danji/contracts/codes/moderation-codes';
import { ReportReason, type ReportReasonCode } from '@danji/contracts/codes/report-codes';
import type { OrderedBan } from '@danji/contracts/community/community-ban';
import { banDays } from '@danji/contracts/community/community-ban-rules';
import { REMOVAL_MESSAGES, REPORT_LIMITS } from '@danji/contracts/community/report-rules';
import { DateInput, RadioGroup, Textarea } from '@danji/ui';
import { useState } from 'react';

/** Why something is decided against an author, and for how long the author cannot write. */
export type Sanction = { reason: string; message: string; period: string; day: string };

/** The period of a decision without a ban. */
export const NO_BAN = '0';
const REASONS = ReportReason.options.map(({ code, label }) => ({ value: String(code), label }));
const PERIODS = BanPeriod.options.map(({ code, label }) => ({ value: String(code), label }));

/** The text that a reason brings. */
export const toMessage = (reason: string): string => REMOVAL_MESSAGES[Number(reason) as ReportReasonCode] ?? '';

const isChosen = (period: string): boolean => Number(period) === BanPeriod.CHOSEN;

export const validateSanction = ({ message, period, day }: Sanction) => ({
  ...(message.trim() === '' && { message: '작성자가 읽을 안내를 적어 주세요.' }),
  ...(isChosen(period) && day === '' && { day: '마지막 날을 골라 주세요.' }),
});

export const toOrderedBan = ({ period, day, reason, message }: Sanction): OrderedBan => ({
  period: Number(period) as BanPeriodCode,
  ...(isChosen(period) && { day }),
  reason: Number(reason) as ReportReasonCode,
  message: message.trim(),
});

/** The reason, with a text for the author that can be changed. */
export const ReasonFields = ({ form }: { form: RecordForm<Sanction> }) => (
  <>
    <FormField form={form} name="reason" label="사유" required group>
      {({ value }) => (
        <RadioGroup
          inline
          value={value}
          options={REASONS}
          onChange={(reason) => form.change({ reason, message: toMessage(reason) })}
        />
      )}
    </FormField>
    <FormField form={form} name="message" label="작성자에게 보낼 안내" required>
      {(field) => <Textarea {...field} rows={3} maxLength={REPORT_LIMITS.messageCharacters} />}
    </FormField>
  </>
);

/** How long the author cannot write in the community; `isOptional` offers no ban as well. */
export function BanFields({ form, isOptional = false }: { form: RecordForm<Sanction>; isOptional?: boolean }) {
  const { period } = useFormValues(form);
  const [now] = useState(() => new Date());
  const options = isOptional ? [{ value: NO_BAN, label: '제한하지 않음' }, ...PERIODS] : PERIODS;
  return (
    <>
      <FormField form={form} name="period" label="커뮤니티 활동 제한" required group>
        {({ value, onChange }) => <RadioGroup inline value={value} options={options} onChange={onChange} />}
      </FormField>
      {isChosen(period) ? (
        <FormField form={form} name="day" label="마지막 날" required help="이날까지 글을 쓸 수 없어요.">
          {(field) => <DateInput {...field} {...banDays(now)} />}
        </FormField>
      ) : null}
    </>
  );
}
