import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { createCompanyItem, updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { type CompanyBody, companyBody } from '@danji/testing/company-body';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

/** An approved company of a vendor, by default a new one; `given` is what a test is about. */
export async function publish(
  title: string,
  given: Partial<CompanyBody> = {},
  vendor?: TestAccount,
): Promise<CompanyItem> {
  const { create } = testServer();
  const [brand, staff] = [vendor ?? (await create.brand()), await create.staff()];
  const body = companyBody({ title, ...given });
  const { data } = await call(createCompanyItem, { token: brand.token, body });
  const approval = { edit_state_type: EditState.DONE, updated: data.updated };
  return (await call(updateCompanyItem, { token: staff.token, params: { id: data.nano_id }, body: approval })).data;
}
