import { request } from '@danji/api-client';
import { type RecordForm, type SaveContext, useRecordForm } from '@danji/app-kit/forms';
import { createCompanyItem, updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import {
  type CompanyAction,
  type CompanyDraft,
  toBlankCompany,
  toCompanyDraft,
  toCompanyFields,
  validateCompany,
} from './company-draft.ts';
import { useBrandOwner } from './use-brand-owner.ts';

type Context = SaveContext<CompanyDraft, CompanyItem, CompanyAction>;
const { WAIT, DISABLED, PENDING, DONE, EDITED, FAILED } = EditState;

/** Whether handing in asks for a state: a public item is reviewed as soon as its content changes. */
const needsState = ({ edit_state_type: state }: CompanyItem): boolean =>
  state === WAIT || state === FAILED || state === DISABLED;

function toInput(draft: CompanyDraft, { base, action }: Context) {
  const fields = toCompanyFields(draft);
  const isDraft = action?.isDraft ?? true;
  if (!base) return { body: { ...fields, edit_state_type: isDraft ? WAIT : PENDING } };
  return {
    params: { id: base.nano_id },
    body: { ...fields, updated: base.updated, ...(!isDraft && needsState(base) && { edit_state_type: PENDING }) },
  };
}

const toMessage = (saved: CompanyItem): string => {
  const name = `'${saved.title}' 소개`;
  if (saved.edit_state_type === PENDING || saved.edit_state_type === EDITED) return `${name} 승인을 요청했어요`;
  return saved.edit_state_type === DONE ? `${name}를 저장했어요. 승인된 내용과 같아요` : `${name}를 저장했어요`;
};

/** The form of a new or stored company item. */
export function useCompanyForm(item: CompanyItem | undefined): RecordForm<CompanyDraft, CompanyItem, CompanyAction> {
  const [navigate, toast] = [useNavigate(), useToast()];
  const owner = useBrandOwner();
  const form: RecordForm<CompanyDraft, CompanyItem, CompanyAction> = useRecordForm({
    call: item ? updateCompanyItem : createCompanyItem,
    initial: item ? toCompanyDraft(item) : toBlankCompany(owner),
    toInput,
    validate: (draft, { action }: Context) => validateCompany(draft, action?.isDraft ?? true),
    wireNames: { thumbnail: 'thumbnail_image_id' },
    draftKey: `bids.company.${item?.nano_id ?? 'new'}`,
    asksOnLeave: true,
    versions: {
      record: item,
      read: ({ nano_id }: CompanyItem) => request(getCompanyItem, { params: { id: nano_id } }),
      toValues: toCompanyDraft,
    },
    onSaved: (saved: CompanyItem, { description_content }, { base }) => {
      toast({ title: toMessage(saved), tone: 'success' });
      if (base) return form.keepEditing({ ...toCompanyDraft(saved), description_content }, saved);
      return navigate(webPaths.companyEdit(saved.nano_id), { replace: true });
    },
  });
  return form;
}
