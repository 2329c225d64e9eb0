import { getRecommendMember } from '@danji/contracts/points/recommend-staff.endpoints';
import { listRecommendRelations, setRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';

type Place = { grade?: 0 | 1 | 2 | 3; reason?: string };

/** An operator puts a member below another one. */
export const place = (
  staff: TestAccount,
  member: TestAccount,
  parent: TestAccount | null,
  { grade = 0, reason = '신청' }: Place = {},
) =>
  call(setRecommendParent, {
    token: staff.token,
    body: { user_id: member.id, parent_user_id: parent?.id ?? null, grade, reason },
  });

export const memberOf = async (staff: TestAccount, { id }: TestAccount) =>
  (await call(getRecommendMember, { token: staff.token, params: { id } })).data;

/** The names and levels of the members that a caller lists. */
export const listBelow = async ({ token }: TestAccount, query: QueryOf<typeof listRecommendRelations> = {}) => {
  const { status, data } = await call(listRecommendRelations, { token, query });
  return status === 200 ? data.results.map(({ user, level }) => [user.name, level]) : status;
};
