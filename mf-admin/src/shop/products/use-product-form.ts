import { request } from '@danji/api-client';
import { type RecordForm, useRecordForm } from '@danji/app-kit/forms';
import { createProduct, getStaffProduct, updateProduct } from '@danji/contracts/shop/product-staff.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import {
  BLANK_PRODUCT,
  type ProductDraft,
  toProductDraft,
  toProductFields,
  validateDraft,
} from '../shared/product-draft.ts';

export type ProductForm = RecordForm<ProductDraft, StaffProduct>;

/** The form of a new or stored product. */
export function useProductForm(product: StaffProduct | undefined): ProductForm {
  const [navigate, toast] = [useNavigate(), useToast()];
  const form: ProductForm = useRecordForm({
    call: product ? updateProduct : createProduct,
    initial: product ? toProductDraft(product) : BLANK_PRODUCT,
    toInput: (draft: ProductDraft, { base }) => {
      const fields = toProductFields(draft);
      return base
        ? { params: { id: base.id }, body: { ...fields, updated: base.updated } }
        : { body: { ...fields, code: draft.code, stock: draft.stock ?? 0 } };
    },
    validate: (draft, { base }) => validateDraft(draft, base === undefined),
    draftKey: `admin.product.${product?.id ?? 'new'}`,
    asksOnLeave: true,
    versions: {
      record: product,
      read: ({ id }: StaffProduct) => request(getStaffProduct, { params: { id } }),
      toValues: toProductDraft,
    },
    onSaved: (saved: StaffProduct, _draft, { base }) => {
      toast({ title: `'${saved.name}' 상품을 ${base ? '저장했어요' : '등록했어요'}`, tone: 'success' });
      if (base) return form.startFrom(toProductDraft(saved), saved);
      return navigate(webPaths.adminProduct(saved.id), { replace: true });
    },
  });
  return form;
}
