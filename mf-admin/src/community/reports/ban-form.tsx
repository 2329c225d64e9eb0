import { Form, FormActions, useRecordForm } from '@danji/app-kit/forms';
import { BanPeriod } from '@danji/contracts/codes/moderation-codes';
import { ReportReason } from '@danji/contracts/codes/report-codes';
import { createCommunityBan } from '@danji/contracts/community/community-ban.endpoints';
import type { ReviewCase } from '@danji/contracts/community/report';
import { useToast } from '@danji/shell-sdk';
import { BanFields, ReasonFields, type Sanction, toMessage, toOrderedBan, validateSanction } from './ban-fields.tsx';

/** Keeps the author of a case from writing, besides what is decided about the text. */
export function BanForm({ reviewed, onDone }: { reviewed: ReviewCase; onDone: () => void }) {
  const toast = useToast();
  const first = String(reviewed.reason ?? reviewed.report_list[0]?.reason ?? ReportReason.OTHER);
  const initial: Sanction = {
    reason: first,
    message: reviewed.message ?? toMessage(first),
    period: String(BanPeriod.WEEK),
    day: '',
  };
  const form = useRecordForm({
    call: createCommunityBan,
    initial,
    toInput: (sanction) => ({ body: { case_id: reviewed.nano_id, ...toOrderedBan(sanction) } }),
    validate: validateSanction,
    onSaved: () => {
      toast({ title: '활동을 제한하고 작성자에게 알렸어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <BanFields form={form} />
      <ReasonFields form={form} />
      <FormActions form={form} submitLabel="활동 제한" variant="danger" onCancel={onDone} />
    </Form>
  );
}
