import type { RemoteName } from '@danji/contracts/releases/release';
import type { IconName } from '@danji/ui';

export type Domain = { remote: RemoteName; icon: IconName; title: string; text: string };

/** Describes the domains of the product in the order of the front page. Only domains whose remote is hosted are displayed. */
export const DOMAINS: readonly Domain[] = [
  {
    remote: 'workspace',
    icon: 'building',
    title: '워크스페이스',
    text: '단지 정보와 담당자를 한곳에 모아요. 사람이 바뀌어도 기록은 남아요.',
  },
  { remote: 'bids', icon: 'gavel', title: '입찰', text: '필요한 공사와 물품을 올리고, 알맞은 업체를 찾아요.' },
  {
    remote: 'community',
    icon: 'help',
    title: '고객지원',
    text: '새로워진 기능과 점검 일정을 공지사항에서 알려 드려요.',
  },
  { remote: 'shop', icon: 'shopping-bag', title: '상점', text: '단지에 필요한 물품을 골라 주문해요.' },
  { remote: 'points', icon: 'coins', title: '포인트', text: '활동하며 모은 포인트를 쿠폰으로 바꿔요.' },
];
