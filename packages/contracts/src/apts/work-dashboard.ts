import { Type, type Static } from 'typebox';
import { closed, date, id, nullable, oneOf, timestamp } from '../fields.ts';

/**
 * What asks for attention today, the most urgent first: contracts past their end that are not completed, requests to join,
 * answers nobody has read, contracts that end within 90 days, requests our staff has not answered, invitations without an answer.
 */
export const TODAY_KINDS = [
  'contract_overdue',
  'join_request',
  'request_answered',
  'contract_expiring',
  'request_open',
  'invitation',
] as const;
const todayKind = oneOf(...TODAY_KINDS);

/** Days before its end from which a contract asks for attention. */
export const EXPIRING_DAYS = 90;

export const todayItem = closed({
  kind: todayKind,
  /** Of the contract, the membership, or the request. */
  id,
  space: closed({ id, title: Type.String() }),
  title: Type.String(),
  /** The day it is about: the end of the contract. */
  date: nullable(date('날짜')),
  /** Since when it waits. */
  since: timestamp,
});

const tally = Type.Integer({ minimum: 0 });
/** How many there are of each kind, also where the list is cut. */
export const todayCounts = closed({
  contract_overdue: tally,
  join_request: tally,
  request_answered: tally,
  contract_expiring: tally,
  request_open: tally,
  invitation: tally,
});

/** A contract on the line of the next twelve months. */
export const dashboardContract = closed({
  id,
  title: Type.String(),
  start: nullable(date('시작일')),
  end: date('종료일'),
  is_complete: Type.Boolean(),
});

/** The first screen of a work space. */
export const workDashboard = closed({
  today: Type.Array(todayItem),
  counts: todayCounts,
  contracts: Type.Array(dashboardContract),
  contract_count: tally,
});

/** The same list across all work spaces of a person, cut short. */
export const workToday = closed({ today: Type.Array(todayItem), count: tally });

export type TodayKind = (typeof TODAY_KINDS)[number];
export type TodayItem = Static<typeof todayItem>;
export type TodayCounts = Static<typeof todayCounts>;
export type DashboardContract = Static<typeof dashboardContract>;
export type WorkDashboard = Static<typeof workDashboard>;
