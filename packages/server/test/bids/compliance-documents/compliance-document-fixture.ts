import { type ComplianceDocument, ComplianceDocumentKind } from '@danji/contracts/bids/compliance-document';
import {
  createComplianceDocument,
  decideComplianceDocument,
} from '@danji/contracts/bids/compliance-document.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { uploadFile } from '../../community/notices/notice-fixture.ts';

type Body = BodyOf<typeof createComplianceDocument>;

/** A licence that does not expire; `given` is what a test is about. */
export const documentFields = (given: Partial<Body> = {}): Omit<Body, 'file_ids'> => ({
  kind: ComplianceDocumentKind.LICENCE,
  title: '방수공사업 등록증',
  number: '제2026-1201호',
  issuer: '서울특별시',
  issued_date: '2020-03-02',
  expiry_date: null,
  ...given,
});

/** Adds a document with one PDF, or with the files of `given`. */
export const add = async ({ token }: TestAccount, given: Partial<Body> = {}) => {
  const file_ids = given.file_ids ?? [await uploadFile(token, '등록증.pdf')];
  return call(createComplianceDocument, { token, body: { ...documentFields(given), file_ids } });
};

export async function makeComplianceDocument(
  brand: TestAccount,
  given: Partial<Body> = {},
): Promise<ComplianceDocument> {
  const { status, data, problem } = await add(brand, given);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

export const decide = ({ token }: TestAccount, { id, updated }: ComplianceDocument, state: 1 | 2, reason?: string) =>
  call(decideComplianceDocument, {
    token,
    params: { id },
    body: { state, updated, ...(reason !== undefined && { reason }) },
  });
