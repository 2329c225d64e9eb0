import { isCommunityAct, toDailyText } from '@danji/contracts/points/community-earnings';
import { formatDateTime } from '@danji/contracts/format/date';
import {
  COMMUNITY_POINT_ACTIONS,
  COMMUNITY_POINT_CATEGORIES,
  type CommunityPointRule,
  toCategoryText,
  toRuleText,
} from '@danji/contracts/points/community-point-rule';
import type { TableColumn } from '@danji/ui';

const toOptions = (table: Readonly<Record<string, { label: string }>>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));

/** How often a member gets it on a day: a limit of the action, the same in every category. */
const toDaily = ({ action_type }: CommunityPointRule): string =>
  isCommunityAct(action_type) ? (toDailyText(action_type) ?? '제한 없음') : '-';

export const ACTION_OPTIONS = toOptions(COMMUNITY_POINT_ACTIONS);
export const CATEGORY_OPTIONS = toOptions(COMMUNITY_POINT_CATEGORIES);

export const RULE_COLUMNS: readonly TableColumn<CommunityPointRule>[] = [
  {
    key: 'action_type',
    header: '행동',
    cell: ({ action_type }) => COMMUNITY_POINT_ACTIONS[action_type].label,
    exportValue: ({ action_type }) => COMMUNITY_POINT_ACTIONS[action_type].label,
  },
  { key: 'category1', header: '분류', cell: toCategoryText, exportValue: toCategoryText },
  {
    key: 'value',
    header: '값',
    align: 'end',
    whole: true,
    cell: ({ action_type, value }) => toRuleText(action_type, value),
    exportValue: ({ action_type, value }) => toRuleText(action_type, value),
  },
  {
    key: 'daily',
    header: '포인트를 받는 횟수',
    whole: true,
    cell: toDaily,
    exportValue: toDaily,
  },
  {
    key: 'updated_date',
    header: '수정',
    whole: true,
    cell: ({ updated_date }) => formatDateTime(updated_date),
    exportValue: ({ updated_date }) => formatDateTime(updated_date),
  },
];
