import { createReport } from '@danji/contracts/community/report.endpoints';
import { decideReviewCase, getReviewCase, listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { ReportedKind, ReportReason } from '@danji/contracts/codes/report-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

type Signed = Pick<TestAccount, 'token'>;
type Report = BodyOf<typeof createReport>;

/** Reports a post unless told otherwise. */
export const report = ({ token }: Signed, object_id: number, given: Partial<Report> = {}) =>
  call(createReport, {
    token,
    body: { kind: ReportedKind.POST, object_id, reason: ReportReason.ABUSE, ...given },
  });

/** Members whose accounts are a month old. */
export async function createReporters(count: number): Promise<TestAccount[]> {
  const { create, db, clock } = testServer();
  const reporters = [];
  for (let n = 0; n < count; n += 1) reporters.push(await create.general());
  await db
    .updateTable('user_account')
    .set({ created: new Date(clock.now().getTime() - 30 * 86_400_000) })
    .where(
      'id',
      'in',
      reporters.map(({ id }) => id),
    )
    .execute();
  return reporters;
}

/** Hides something by the reports of three members. */
export async function hideByReports(object_id: number, given: Partial<Report> = {}): Promise<void> {
  for (const reporter of await createReporters(3)) await report(reporter, object_id, given);
}

/** The case of an operator's queue that waits longest. */
export async function firstCase({ token }: Signed) {
  const { data } = await call(listReviewCases, { token });
  const [line] = data.results;
  return (await call(getReviewCase, { token, params: { id: line?.nano_id ?? '' } })).data;
}

export const decide = (
  { token }: Signed,
  { nano_id, updated }: { nano_id: string; updated: string },
  decision: Omit<BodyOf<typeof decideReviewCase>, 'updated'>,
) => call(decideReviewCase, { token, params: { id: nano_id }, body: { ...decision, updated } });
