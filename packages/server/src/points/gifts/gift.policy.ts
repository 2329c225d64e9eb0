import { formatWon } from '@danji/contracts/format/number';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { isAdmin, type Principal } from '../../platform/http/principal.ts';

/** Why an operator may not give vouchers of this cost, won: a point is a won, and the limit is that of points by hand. */
export const findCostRefusal = (user: Principal, cost: number): string | null =>
  !isAdmin(user) && cost > POINT_LIMITS.staffPoints
    ? `한 파일로 ${formatWon(POINT_LIMITS.staffPoints)}을 넘는 상품권은 최고관리자만 보낼 수 있어요.`
    : null;
