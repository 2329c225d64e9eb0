import { useEndpoint } from '@danji/api-client';
import { formatWon } from '@danji/contracts/format/number';
import type { PointSet } from '@danji/contracts/points/point-set';
import { getPointSet } from '@danji/contracts/points/point-set.endpoints';
import { GuideList } from './guide-list.tsx';

/** The limits of exchanges that operators have set; 0 is none. */
const toLimits = ({ limit_price_user, limit_price_day }: PointSet): string[] => [
  ...(limit_price_user > 0 ? [`한 사람은 한 달에 ${formatWon(limit_price_user)}어치까지 바꿀 수 있어요.`] : []),
  ...(limit_price_day > 0
    ? [
        `모든 회원이 하루에 바꿀 수 있는 금액은 ${formatWon(limit_price_day)}이에요. 넘으면 포인트를 묶어 두고, 다음 날 신청한 순서대로 보내 드려요.`,
      ]
    : []),
];

/** How much can be exchanged. */
export function Limits() {
  const { data } = useEndpoint(getPointSet);
  return data ? <GuideList items={toLimits(data)} /> : null;
}
