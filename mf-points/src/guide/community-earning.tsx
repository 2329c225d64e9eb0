import { useEndpoint } from '@danji/api-client';
import { isCommunityAct, MATURING_HOURS, toDailyText, UNREAD_DAYS } from '@danji/contracts/points/community-earnings';
import {
  COMMUNITY_POINT_ACTIONS,
  type CommunityPointAction,
  type CommunityPointValues,
  isGeneralRule,
  MAX_WEIGHT,
  toCategoryText,
  toRuleText,
} from '@danji/contracts/points/community-point-rule';
import { getCommunityPointValues } from '@danji/contracts/points/community-point-rule.endpoints';
import { DescriptionList, FailedState, Skeleton, Stack, Text } from '@danji/ui';
import { GuideList } from './guide-list.tsx';

type Rules = CommunityPointValues['rules'];

const ACTIONS = Object.keys(COMMUNITY_POINT_ACTIONS) as CommunityPointAction[];

/** The value of an action everywhere, and that of each category where it is another one. */
function toValues(rules: Rules, action: CommunityPointAction): { general: number; others: string[] } {
  const own = rules.filter(({ action_type }) => action_type === action);
  const general = own.find(isGeneralRule)?.value ?? 0;
  const others = own
    .filter((rule) => !isGeneralRule(rule))
    .map((rule) => `${toCategoryText(rule)} ${toRuleText(action, Math.abs(rule.value))}`);
  return { general, others };
}

const isUsed = (rules: Rules, action: CommunityPointAction, none: number): boolean =>
  rules.some(({ action_type, value }) => action_type === action && value !== none);

/** An action with its points, the places where they are others, and how often it counts on a day. */
function Act({ rules, action }: { rules: Rules; action: CommunityPointAction }) {
  const { general, others } = toValues(rules, action);
  const notes = [...others, ...(isCommunityAct(action) ? [toDailyText(action)] : [])].filter(Boolean);
  return (
    <Stack gap={0.5}>
      <Text as="span" numeric fontWeight="bold">
        {toRuleText(action, Math.abs(general))}
      </Text>
      {notes.length > 0 ? (
        <Text as="span" size="sm" tone="muted">
          {notes.join(' · ')}
        </Text>
      ) : null}
    </Stack>
  );
}

const toItems = (rules: Rules, actions: readonly CommunityPointAction[]) =>
  actions.map((action) => ({
    term: COMMUNITY_POINT_ACTIONS[action].label,
    detail: <Act rules={rules} action={action} />,
  }));

function Values({ rules }: { rules: Rules }) {
  const acts = ACTIONS.filter((action) => isCommunityAct(action) && isUsed(rules, action, 0));
  const earned = acts.filter((action) => action !== 'download');
  const weights = ACTIONS.filter((action) => !isCommunityAct(action) && isUsed(rules, action, 100));
  if (earned.length === 0) return <Text tone="muted">지금은 커뮤니티 활동으로 드리는 포인트가 없어요.</Text>;
  return (
    <>
      <DescriptionList items={toItems(rules, earned)} />
      {weights.length > 0 ? (
        <>
          <Text>{`글의 내용에 따라 아래 비율을 곱해요. 모두 곱해도 ${MAX_WEIGHT}%를 넘지 않아요.`}</Text>
          <DescriptionList items={toItems(rules, weights)} />
        </>
      ) : null}
      {acts.includes('download') ? (
        <>
          <Text>글에 첨부한 자료를 내려받을 때는 포인트를 써요. 글마다 한 번만 쓰고, 쓰기 전에 먼저 물어봐요.</Text>
          <DescriptionList items={toItems(rules, ['download'])} />
        </>
      ) : null}
    </>
  );
}

/** How points are earned in the community: the rules that are in force, and when points come and go. */
export function CommunityEarning() {
  const { data, error, refresh, isRefreshing } = useEndpoint(getCommunityPointValues);
  if (error && !data)
    return (
      <FailedState
        compact
        title="커뮤니티 적립 기준을 불러오지 못했어요"
        description={error.title}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
      />
    );
  return (
    <>
      <Text>커뮤니티에서 활동하면 포인트를 드려요. 분류에 따라 다른 활동은 그 분류의 포인트를 함께 적었어요.</Text>
      {data ? <Values rules={data.rules} /> : <Skeleton height={48} />}
      <GuideList
        items={[
          `글·댓글·자료·답변은 ${MATURING_HOURS}시간이 지나고 다른 회원이 읽은 뒤에 드려요. ${UNREAD_DAYS}일 동안 아무도 읽지 않으면 드리지 않아요.`,
          '추천과 채택은 같은 회원에게서 받은 것을 한 번만 세요.',
          '글이 지워지거나 가려지면 받은 포인트를 회수해요.',
          '글에 가격을 정하면 다른 회원이 살 때 수수료를 뺀 포인트를 받아요. 질문에 건 보상은 채택된 답변을 쓴 회원이 받아요.',
        ]}
      />
    </>
  );
}
