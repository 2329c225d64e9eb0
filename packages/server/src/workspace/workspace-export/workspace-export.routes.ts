import {
  downloadWorkspaceExport,
  createWorkspaceExportLink,
  listWorkspaceExports,
  startWorkspaceExport,
} from '@danji/contracts/workspace/workspace-export.endpoints';
import type { WorkspaceExport } from '@danji/contracts/workspace/workspace-export';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { findMembership, requireRight } from '../work-spaces/index.ts';
import { isActiveAccount } from '../../accounts/accounts/index.ts';
import { toDisposition, toFileName } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readDownloadToken, toDownloadToken } from '../../platform/http/download-token.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { failStaleExports } from './clean-up.ts';
import { mayExport } from './workspace-export.policy.ts';
import {
  findExport,
  type WorkspaceExportRow,
  insertExport,
  insertExportEvent,
  listExportEvents,
  listExportRows,
} from './workspace-export.repository.ts';
import { createExport } from './create-export.job.ts';

const STARTS = { max: 10, timeWindow: '1 hour' };
/** The purpose of the proof of a download address. */
const toSubject = (id: number): string => `hand-over:${id}`;
const NOT_FOUND_MESSAGE = '내려받을 파일이 없어요. 기간이 지났거나 더는 관리자가 아닐 수 있어요.';

async function toWorkspaceExports(db: Db, rows: readonly WorkspaceExportRow[]): Promise<WorkspaceExport[]> {
  const events = Map.groupBy(
    await listExportEvents(
      db,
      rows.map(({ id }) => id),
    ),
    ({ hand_over_id }) => hand_over_id,
  );
  return rows.map(({ space_id: _space, user_id: _user, storage_key: _key, ...row }) => ({
    ...row,
    events: (events.get(row.id) ?? []).map(({ hand_over_id: _id, ...event }) => event),
  }));
}

/** Returns an export that can be downloaded now; throws 404 otherwise. */
function requireReady(row: WorkspaceExportRow | undefined, now: Date): WorkspaceExportRow & { storage_key: string } {
  if (
    row?.state !== WorkspaceExportState.DONE ||
    row.storage_key === null ||
    row.expires === null ||
    Date.parse(row.expires) <= now.getTime()
  )
    throw new ProblemError('not_found', { title: NOT_FOUND_MESSAGE });
  return { ...row, storage_key: row.storage_key };
}

/** Whether the account of a download address may still download: it must be active and a master of the work space. */
async function mayDownload(db: Db, spaceId: number, userId: number): Promise<boolean> {
  return (await isActiveAccount(db, userId)) && mayExport(await findMembership(db, spaceId, userId));
}

/** Masters start exports of their work space, see how far they are, and download them. */
export function registerWorkspaceExportRoutes(app: FastifyInstance, storage: ObjectStorage): void {
  registerExportRoutes(app);
  registerDownloadRoutes(app, storage);
}

function registerExportRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listWorkspaceExports, async ({ db, query, user }) => {
    requireRight(user, await findMembership(db, query.space_id, user.id), 'export');
    const page = await listExportRows(db, query);
    return { ...page, results: await toWorkspaceExports(db, page.results) };
  });

  route(
    app,
    startWorkspaceExport,
    async ({ db, body: { space_id }, user, now, request }) => {
      requireRight(user, await findMembership(db, space_id, user.id), 'export');
      await failStaleExports(db, now, space_id);
      const id = await insertExport(db, space_id, user.id, now);
      if (id === undefined)
        throw new ProblemError('already_exists', {
          title: '지금 인수인계 파일을 만들고 있어요. 끝난 뒤 다시 시작해 주세요.',
        });
      await insertExportEvent(db, id, 'started', user.id, now);
      await platform.jobs.enqueue(db, createExport, { id });
      request.log.info({ hand_over: id, space_id, user_id: user.id }, 'an export of a work space was started');
      const row = await findExport(db, id);
      const [made] = row ? await toWorkspaceExports(db, [row]) : [];
      if (!made) throw new Error('The export that was just started is not there.');
      return made;
    },
    { rateLimit: STARTS },
  );
}

function registerDownloadRoutes(app: FastifyInstance, storage: ObjectStorage): void {
  const { platform } = app;

  route(app, createWorkspaceExportLink, async ({ db, params, user, now }) => {
    const id = params.id;
    const row = await findExport(db, id);
    if (!row) throw new ProblemError('not_found', { title: NOT_FOUND_MESSAGE });
    requireRight(user, await findMembership(db, row.space_id, user.id), 'export');
    requireReady(row, now);
    const { token, expires } = toDownloadToken(platform, toSubject(id), user.id, now);
    return {
      url: `${downloadWorkspaceExport.path.replace('{id}', String(id))}?${new URLSearchParams({ t: token })}`,
      expires: expires.toISOString(),
    };
  });

  route(app, downloadWorkspaceExport, async ({ db, params, query, now, request, reply }) => {
    const id = params.id;
    const userId = readDownloadToken(platform, toSubject(id), query.t, now);
    const row = requireReady(userId === undefined ? undefined : await findExport(db, id), now);
    if (userId === undefined || !(await mayDownload(db, row.space_id, userId)))
      throw new ProblemError('not_found', { title: NOT_FOUND_MESSAGE });
    const bytes = await storage.open(row.storage_key);
    if (!bytes) throw new ProblemError('not_found', { title: NOT_FOUND_MESSAGE });
    const space = await db
      .selectFrom('work_space')
      .where('id', '=', row.space_id)
      .select('title')
      .executeTakeFirstOrThrow();
    await insertExportEvent(db, id, 'downloaded', userId, now);
    request.log.info(
      { hand_over: id, space_id: row.space_id, user_id: userId },
      'an export of a work space was downloaded',
    );
    void reply
      .type('application/zip')
      .header(
        'content-disposition',
        toDisposition('attachment', toFileName(`${space.title} 인수인계 ${toBusinessDate(new Date(row.created))}.zip`)),
      )
      .header('content-length', row.size)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer');
    return bytes;
  });
}
