import {
  createScheduleFeed,
  deleteScheduleFeed,
  getScheduleFeed,
  readScheduleFeed,
} from '@danji/contracts/workspace/schedule-feed.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays, daysBetween } from '@danji/contracts/rules/day-math';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { deleteFeed, findFeed, findSpaceByFeed, listForFeed, replaceFeed } from './feed.repository.ts';
import { requireSpace, requireSpaceManager } from './schedule-access.ts';
import { type CalendarEntry, toIcs } from './to-ics.ts';

/** A subscription contains the past year and everything to come. */
const PAST_DAYS = 366;
const MAX_ENTRIES = 2000;
/** A longer contract becomes two entries, its first and its last day; as one bar it would cover every other entry. */
const BAR_DAYS = 31;
/** Calendars poll every few hours; many users may share one address. */
const RATE_LIMIT = { max: 60, timeWindow: '1 minute' };

type FeedRow = Awaited<ReturnType<typeof listForFeed>>[number];

function toEntries(
  { id, title, contract, building_name, contract_start: start, contract_end: end, is_complete, updated }: FeedRow,
  spaceId: number,
  origin: string,
): CalendarEntry[] {
  const shared = {
    description: [contract, building_name].filter(Boolean).join('\n'),
    url: `${origin}${webPaths.workspaceSchedule(spaceId, id)}`,
    stamp: updated,
  };
  const name = is_complete ? `${title} (완료)` : title;
  const entry = (part: string, from: string, to: string, summary: string): CalendarEntry => ({
    ...shared,
    uid: `schedule-${id}${part}@${new URL(origin).hostname}`,
    start: from,
    end: to,
    summary,
  });
  if (start && end && daysBetween(start, end) < BAR_DAYS) return [entry('', start, end, name)];
  return [
    ...(start ? [entry('-start', start, start, `시작: ${name}`)] : []),
    ...(end ? [entry('-end', end, end, `종료: ${name}`)] : []),
  ];
}

/** Routes of a work space's calendar link: masters create and revoke it, everybody who has it may read. */
export function registerFeedRoutes(app: FastifyInstance): void {
  const { webOrigin } = app.platform.config;

  route(app, getScheduleFeed, async ({ db, user, params }) => {
    const spaceId = params.id;
    await requireSpace(db, user, spaceId);
    return { created: (await findFeed(db, spaceId))?.created ?? null };
  });

  route(
    app,
    createScheduleFeed,
    async ({ db, user, params, now, change, reply }) => {
      const spaceId = params.id;
      await requireSpaceManager(db, user, spaceId);
      const secret = await replaceFeed(db, spaceId, user.id, now);
      change.after = { space_id: spaceId };
      void reply.header('cache-control', 'no-store');
      return {
        secret_address: `${webOrigin}${readScheduleFeed.path.replace('{secret}', secret)}`,
        created: now.toISOString(),
      };
    },
    { rateLimit: { max: 30, timeWindow: '1 hour' } },
  );

  route(app, deleteScheduleFeed, async ({ db, user, params, change }) => {
    const spaceId = params.id;
    await requireSpaceManager(db, user, spaceId);
    await deleteFeed(db, spaceId);
    change.before = { space_id: spaceId };
    return { ok: true } as const;
  });

  route(
    app,
    readScheduleFeed,
    async ({ db, params, now, reply }) => {
      const space = await findSpaceByFeed(db, params.secret);
      void reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer');
      if (!space) throw new ProblemError('not_found', { title: '캘린더 링크가 바뀌었거나 없어졌어요.' });
      const rows = await listForFeed(db, space.id, addDays(toBusinessDate(now), -PAST_DAYS), MAX_ENTRIES);
      void reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="danji.ics"');
      return toIcs(
        `${space.title} 일정`,
        rows.flatMap((row) => toEntries(row, space.id, webOrigin)),
      );
    },
    { rateLimit: RATE_LIMIT },
  );
}
