import { Type, type Static } from 'typebox';
import { strictObject, date, id, nullable, oneOf, timestamp, entity } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';

/**
 * The kinds of dashboard items, the most urgent first: expired contracts that are not completed, requests to join, bid
 * notices that wait for their opening or award, unread answers, contracts that end within three months, requests without an answer of our staff, invitations without an answer.
 */
export const DASHBOARD_ITEM_KINDS = [
  'contract_overdue',
  'join_request',
  'notice_closed',
  'request_answered',
  'contract_expiring',
  'request_open',
  'invitation',
] as const;
const dashboardItemKind = oneOf(...DASHBOARD_ITEM_KINDS);

/** The most items of the list across all work spaces. */
export const MAX_TODAY_ITEMS = 100;

const dashboardItem = strictObject({
  kind: dashboardItemKind,
  /** The id of the contract, the membership, the notice, or the request. */
  id,
  space: strictObject({ id, title: Type.String() }),
  title: Type.String(),
  /** The end of the contract. */
  date: nullable(date('날짜')),
  /** The time since which it waits. */
  since: timestamp,
});

const tally = Type.Integer({ minimum: 0 });
/** The number of items of each kind, including those beyond the end of the list. */
const dashboardCounts = strictObject({
  contract_overdue: tally,
  join_request: tally,
  notice_closed: tally,
  request_answered: tally,
  contract_expiring: tally,
  request_open: tally,
  invitation: tally,
});

/** A contract on the timeline of the next twelve months. */
const dashboardContract = strictObject({
  id,
  title: Type.String(),
  start: nullable(date('시작일')),
  end: date('종료일'),
  is_complete: Type.Boolean(),
});

/** The data of the first screen of a work space. */
export const workDashboard = entity('WorkDashboard', {
  today: Type.Array(dashboardItem, { maxItems: 100 }),
  counts: dashboardCounts,
  contracts: Type.Array(dashboardContract, { maxItems: ANSWER_LIMITS.contracts }),
  contract_count: tally,
});

/** The first items of the list across all work spaces of a user. */
export const dashboardSummary = strictObject({
  today: Type.Array(dashboardItem, { maxItems: MAX_TODAY_ITEMS }),
  count: tally,
});

export type DashboardItemKind = (typeof DASHBOARD_ITEM_KINDS)[number];
export type DashboardItem = Static<typeof dashboardItem>;
export type DashboardCounts = Static<typeof dashboardCounts>;
export type DashboardContract = Static<typeof dashboardContract>;
export type WorkDashboard = Static<typeof workDashboard>;
