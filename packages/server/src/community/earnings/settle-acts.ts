import {
  type CommunityAct,
  DAILY_ACTS,
  MATURING_HOURS,
  type TextMeasures,
  toPercent,
  UNREAD_DAYS,
  weighPoints,
} from '@danji/contracts/points/community-earnings';
import { COMMUNITY_POINT_ACTIONS } from '@danji/contracts/points/community-point-rule';
import { toBusinessDate } from '@danji/contracts/format/date';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import { sql } from 'kysely';
import { lockPointAccounts, type PointPosting, postPoints } from '../../points/ledger/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { type ActRow, countPaid, findWeights, listDue, lockDue, updateAct } from './act.repository.ts';
import { type ActText, findActText, isCopied } from './act-text.ts';
import type { RefusalReason } from './tables.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;
/** Acts that mature: what a member does alone. */
const MATURES: ReadonlySet<CommunityAct> = new Set(['write', 'comment', 'file_upload', 'answer']);
const NO_TEXT: TextMeasures = { characters: 0, comments: 0, files: 0 };

const toType = (action: CommunityAct) =>
  action === 'answer'
    ? PointHistoryType.ANSWER_WRITTEN
    : action === 'accepted'
      ? PointHistoryType.ANSWER_ACCEPTED
      : PointHistoryType.OTHER;

/** Describes an act for its owner in the history; the title of an anonymous post stays out of it. */
const describe = (act: ActRow, { title, is_hidden_author }: ActText): string =>
  `${COMMUNITY_POINT_ACTIONS[act.action].label}: ${is_hidden_author ? '익명으로 쓴 글' : title}`;

/** The way to the post of an act in the history, as long as it is there; none to a post that is anonymous. */
const toPath = ({ nano_id, is_open, is_hidden_author }: ActText): { path?: string } =>
  is_open && !is_hidden_author ? { path: webPaths.communityPost(nano_id) } : {};

async function refuse(db: Db, { id }: ActRow, reason: RefusalReason): Promise<void> {
  await updateAct(db, id, { state: 'refused', reason, due: null });
}

/** An entry of the ledger, and screens of its owner that read it again. */
async function post(db: Db, posting: PointPosting): Promise<void> {
  await postPoints(db, posting);
  await publishChange(db, [posting.userId], { tags: ['points', 'account'] }, posting.now);
}

async function pay(db: Db, act: ActRow, text: ActText, now: Date): Promise<void> {
  const percent = toPercent(await findWeights(db, act), act.action === 'read' ? NO_TEXT : text);
  const points = act.state === 'reversed' && act.points !== null ? act.points : weighPoints(act.value, percent);
  if (points <= 0) return refuse(db, act, 'no_points');
  const turn = act.turn + 1;
  await post(db, {
    userId: act.user_id,
    type: toType(act.action),
    points,
    causeKey: `community_act:${act.id}:paid:${turn}`,
    description: `${describe(act, text)} (${act.value}P × ${percent}%)`,
    data: { act_id: act.id, action: act.action, value: act.value, percent, ...toPath(text) },
    now,
  });
  return updateAct(db, act.id, { state: 'paid', reason: null, points, turn, due: null });
}

/** Takes back what an act has brought: it may be spent already, so the balance may pass below zero. */
async function reverse(db: Db, act: ActRow, text: ActText | undefined, now: Date): Promise<void> {
  await post(db, {
    userId: act.user_id,
    type: toType(act.action),
    points: -(act.points ?? 0),
    isReversal: true,
    causeKey: `community_act:${act.id}:reversed:${act.turn}`,
    description: `회수 · ${text ? describe(act, text) : COMMUNITY_POINT_ACTIONS[act.action].label}`,
    data: { act_id: act.id, action: act.action, ...(text && toPath(text)) },
    now,
  });
  await updateAct(db, act.id, { state: 'reversed', due: null });
}

/** Decides about an act that has brought nothing so far. Its account is locked while its acts of the day are counted. */
async function mature(db: Db, act: ActRow, text: ActText, now: Date): Promise<void> {
  const isOwn = MATURES.has(act.action);
  const age = now.getTime() - Date.parse(act.created);
  if (act.value <= 0) return refuse(db, act, 'no_points');
  if (isOwn && age < MATURING_HOURS * 3_600_000)
    return updateAct(db, act.id, {
      state: 'waiting',
      reason: null,
      due: new Date(Date.parse(act.created) + MATURING_HOURS * 3_600_000),
    });
  if (isOwn && !(text.is_open && text.is_read))
    return age >= UNREAD_DAYS * DAY_MS
      ? refuse(db, act, 'unread')
      : updateAct(db, act.id, { state: 'waiting', reason: null, due: new Date(now.getTime() + DAY_MS) });
  if (isOwn && (await isCopied(db, act))) return refuse(db, act, 'copied');
  await lockPointAccounts(db, [act.user_id]);
  if ((await countPaid(db, act, toBusinessDate(new Date(act.created)))) >= DAILY_ACTS[act.action])
    return refuse(db, act, 'limit');
  return pay(db, act, text, now);
}

/**
 * A call may hold the account and wait for the act that is locked here. PostgreSQL ends one of such a pair after a second,
 * so this job gives up before it, and the act stays due.
 */
const LOCK_TIMEOUT = '500ms';
const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/** Brings one act to where it belongs: paid while its text is there, and not otherwise. A second run finds it done. */
const settleAct = (outer: Db, id: number, now: Date): Promise<void> =>
  transaction(outer, async (db) => {
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(db);
    const act = await lockDue(db, id, now);
    if (!act) return;
    const text = await findActText(db, act);
    if (!text?.stands) {
      if (act.state === 'paid') return reverse(db, act, text, now);
      return act.state === 'waiting' ? refuse(db, act, 'removed') : updateAct(db, id, { due: null });
    }
    if (act.state === 'reversed') return pay(db, act, text, now);
    const isOpen = act.state === 'waiting' || act.reason === 'removed' || act.actor_id !== null;
    return act.state !== 'paid' && isOpen ? mature(db, act, text, now) : updateAct(db, id, { due: null });
  });

/**
 * Pays and takes back the points of acts in the community, each in a transaction of its own or all in that of the caller.
 * An act that fails stays due, and the others go on.
 */
export async function settleDueActs(db: Db, now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const id of await listDue(db, now, BATCH))
    await settleAct(db, id, now).catch((error) => isLockTimeout(error) || errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Acts of the community could not be settled.');
}

export const settleActs = defineJob('community.settle_acts', ({ db, clock }) => settleDueActs(db, clock.now()), {
  cron: '* * * * *',
});
