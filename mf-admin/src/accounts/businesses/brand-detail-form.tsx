import { request } from '@danji/api-client';
import { FieldConflictDialog, Form, FormActions, useRecordForm } from '@danji/app-kit/forms';
import { BRAND_DETAIL_LABELS } from '@danji/contracts/accounts/brand-detail-labels';
import { updateBrandDetail } from '@danji/contracts/accounts/profile.endpoints';
import { getUser } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useToast } from '@danji/shell-sdk';
import { nameOf } from '../shared/account-labels.ts';
import {
  type BrandDetailDraft,
  describeFact,
  roundAmount,
  toBody,
  toDraft,
  validateDraft,
} from './brand-detail-draft.ts';
import { BusinessFields, FigureFields, SourceFields } from './brand-detail-fields.tsx';

/** Changes every fact of a brand; the facts that are reviewed change at once. */
export function BrandDetailForm({ user, onDone }: { user: User; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm<BrandDetailDraft, typeof updateBrandDetail, User>({
    call: updateBrandDetail,
    initial: toDraft(user),
    toInput: (draft, { base = user }) => ({
      body: toBody({ ...draft, price: roundAmount(draft.price), profit: roundAmount(draft.profit) }, base),
    }),
    validate: validateDraft,
    asksOnLeave: true,
    versions: {
      record: user,
      read: ({ id }) => request(getUser, { params: { id } }),
      toValues: toDraft,
    },
    onSaved: (saved) => {
      toast({ title: `${nameOf(saved)} 업체의 정보를 바꿨어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={6}>
      <BusinessFields form={form} />
      <FigureFields form={form} />
      <SourceFields form={form} />
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
      <FieldConflictDialog
        form={form}
        savedOf={({ brand }) => ({ at: brand?.updated ?? '' })}
        labelOf={(name) => BRAND_DETAIL_LABELS[name]}
        describe={describeFact}
      />
    </Form>
  );
}
