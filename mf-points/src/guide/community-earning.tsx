import { isCommunityAct, MATURING_HOURS, toDailyText, UNREAD_DAYS } from '@danji/contracts/points/community-earnings';
import { COMMUNITY_POINT_ACTIONS, type CommunityPointAction } from '@danji/contracts/points/community-point-rule';
import { DescriptionList, Text } from '@danji/ui';
import { GuideList } from './guide-list.tsx';

/** The acts in the community that bring points, and how often each counts on a day. */
const DAILY = (Object.keys(COMMUNITY_POINT_ACTIONS) as CommunityPointAction[]).filter(isCommunityAct).flatMap((act) => {
  const detail = toDailyText(act);
  return detail ? [{ term: COMMUNITY_POINT_ACTIONS[act].label, detail }] : [];
});

/** How points are earned in the community. */
export const CommunityEarning = () => (
  <>
    <Text>커뮤니티에서 활동하면 분류마다 정해진 포인트를 드려요. 하루에 포인트를 받는 횟수가 정해져 있어요.</Text>
    <DescriptionList items={DAILY} />
    <GuideList
      items={[
        `글·댓글·자료·답변은 ${MATURING_HOURS}시간이 지나고 다른 회원이 읽은 뒤에 드려요. ${UNREAD_DAYS}일 동안 아무도 읽지 않으면 드리지 않아요.`,
        '추천과 채택은 같은 회원에게서 받은 것을 한 번만 세요.',
        '글이 지워지거나 가려지면 받은 포인트를 회수해요.',
      ]}
    />
  </>
);
