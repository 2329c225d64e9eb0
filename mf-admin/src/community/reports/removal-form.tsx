import { Form, FormActions, useRecordForm } from '@danji/app-kit/forms';
import { ReportReason, type ReportReasonCode, ReviewState } from '@danji/contracts/codes/report-codes';
import type { ReviewCase } from '@danji/contracts/community/report';
import { isShopText } from '@danji/contracts/community/report-rules';
import { decideReviewCase } from '@danji/contracts/community/report-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import {
  BanFields,
  NO_BAN,
  ReasonFields,
  type Sanction,
  toMessage,
  toOrderedBan,
  validateSanction,
} from './ban-fields.tsx';

type RemovalFormProps = { reviewed: ReviewCase; onConflict: () => void; onDone: () => void };

/** Hides what was reported for good, and may keep its author from writing at the same time. */
export function RemovalForm({ reviewed, onConflict, onDone }: RemovalFormProps) {
  const { id, kind, updated, report_list } = reviewed;
  const toast = useToast();
  const first = String(report_list[0]?.reason ?? ReportReason.OTHER);
  const initial: Sanction = { reason: first, message: toMessage(first), period: NO_BAN, day: '' };
  const form = useRecordForm({
    call: decideReviewCase,
    initial,
    toInput: (sanction) => ({
      params: { id },
      body: {
        state: ReviewState.REMOVED,
        reason: Number(sanction.reason) as ReportReasonCode,
        message: sanction.message.trim(),
        ...(sanction.period !== NO_BAN && { ban: toOrderedBan(sanction) }),
        updated,
      },
    }),
    validate: validateSanction,
    wireNames: { day: 'ban.day' },
    onRefused: ({ code }) => {
      if (code === 'conflict' || code === 'invalid_transition') onConflict();
    },
    onSaved: (_case, { period }) => {
      const isBanned = period !== NO_BAN;
      const title = isBanned ? '가리고 활동을 제한했어요. 작성자에게 알렸어요.' : '가리고 작성자에게 알렸어요';
      toast({ title, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <ReasonFields form={form} />
      {isShopText(kind) ? null : <BanFields form={form} isOptional />}
      <FormActions form={form} submitLabel="가리기" variant="danger" onCancel={onDone} />
    </Form>
  );
}
