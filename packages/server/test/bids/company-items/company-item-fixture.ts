import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { createCompanyItem, updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { type CompanyBody, companyBody } from '@danji/testing/company-body';
import type { TestAccount } from '@danji/testing/factories/account-factory';

export type ItemBody = CompanyBody;
export type ItemChange = Omit<BodyOf<typeof updateCompanyItem>, 'updated'>;

/** An item with other ways to reach its vendor; `given` is what a test is about. */
export const itemBody = (given: Partial<ItemBody> = {}): ItemBody =>
  companyBody({
    title: '옥상 방수 전문, 10년 하자 보증',
    description: '단지 옥상과 지하 주차장 방수를 맡아요.',
    description_content: toDocument('# 시공 순서\n\n점검부터 하자 보증까지 직접 해요.'),
    company_tel: '02-123-4567',
    company_email: 'hello@hanbit.example.com',
    ...given,
  });

/** An item of a vendor, handed in for review unless the body says otherwise. */
export async function makeItem({ token }: TestAccount, given: Partial<ItemBody> = {}): Promise<CompanyItem> {
  const { status, data, problem } = await call(createCompanyItem, { token, body: itemBody(given) });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

/** Asks for a change of the version that was seen. */
export const change = ({ token }: TestAccount, { id, updated }: CompanyItem, body: ItemChange) =>
  call(updateCompanyItem, { token, params: { id: String(id) }, body: { ...body, updated } });

/** The same where it is no subject of the test. */
export async function edit(account: TestAccount, item: CompanyItem, body: ItemChange): Promise<CompanyItem> {
  const { status, data, problem } = await change(account, item, body);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

export const approve = (staff: TestAccount, item: CompanyItem): Promise<CompanyItem> =>
  edit(staff, item, { edit_state_type: EditState.DONE });

/** An item as an account, or a visitor, reads it. */
export const read = (item: Pick<CompanyItem, 'nano_id'>, account?: TestAccount) =>
  call(getCompanyItem, { params: { id: item.nano_id }, ...(account && { token: account.token }) });
