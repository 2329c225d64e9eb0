import { request } from '@danji/api-client';
import { type RecordForm, useRecordForm } from '@danji/app-kit/forms';
import { getStaffProduct, saveProductOptions } from '@danji/contracts/shop/product-staff.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { useToast } from '@danji/shell-sdk';
import { type OptionsDraft, toOptionsDraft, toSentOptions, validateOptions } from './options-draft.ts';

export type OptionsForm = RecordForm<OptionsDraft, StaffProduct>;

/** The form of all options and additional items of a product, which are saved together. */
export function useOptionsForm(product: StaffProduct): OptionsForm {
  const toast = useToast();
  const form: OptionsForm = useRecordForm({
    call: saveProductOptions,
    initial: toOptionsDraft(product),
    toInput: (draft: OptionsDraft, { base = product }) => ({
      params: { id: base.id },
      body: { ...toSentOptions(draft), updated: base.updated },
    }),
    validate: validateOptions,
    draftKey: `admin.product-options.${product.id}`,
    asksOnLeave: true,
    versions: {
      record: product,
      read: ({ id }: StaffProduct) => request(getStaffProduct, { params: { id } }),
      toValues: toOptionsDraft,
    },
    onSaved: (saved: StaffProduct) => {
      toast({ title: `'${saved.name}' 상품의 옵션을 저장했어요`, tone: 'success' });
      form.startFrom(toOptionsDraft(saved), saved);
    },
  });
  return form;
}
