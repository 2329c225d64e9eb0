import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { createCompanyItem, updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

type Given = Partial<BodyOf<typeof createCompanyItem>>;

/** An approved company of a vendor, by default a new one; `given` is what a test is about. */
export async function publish(title: string, given: Given = {}, vendor?: TestAccount): Promise<CompanyItem> {
  const { create } = testServer();
  const [brand, staff] = [vendor ?? (await create.brand()), await create.staff()];
  const body = {
    title,
    category: 101,
    tags: [],
    sigungu: [],
    description: '단지 방수를 맡아요.',
    description_content: toDocument('직접 시공해요.'),
    thumbnail_image_id: null,
    thumbnail_link: '',
    company_name: '한빛방수',
    company_tel: '0212345678',
    company_email: '',
    ad_type: null,
    is_readable_brand_review: true,
    ...given,
  };
  const { data } = await call(createCompanyItem, { token: brand.token, body });
  const approval = { edit_state_type: EditState.DONE, updated: data.updated };
  return (await call(updateCompanyItem, { token: staff.token, params: { id: data.nano_id }, body: approval })).data;
}
