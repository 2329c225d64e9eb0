import { createOwnExportLink, downloadOwnExport } from '@danji/contracts/accounts/own-export.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { isActiveAccount } from '../accounts/index.ts';
import { checkOwnPassword } from '../passwords/index.ts';
import { toDisposition } from '../../site/files/index.ts';
import { openArchive } from '../../platform/archive/open-archive.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readDownloadToken, toDownloadToken } from '../../platform/http/download-token.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { collectOwnData } from './collect-own-data.ts';
import { fillOwnArchive } from './fill-own-archive.ts';
import { findLastDownload, saveDownload } from './own-export.repository.ts';

/** The purpose of the proof of a download address. */
const SUBJECT = 'own-data';
const LINKS = { max: 20, timeWindow: '1 hour' };
const DOWNLOADS = { max: 20, timeWindow: '1 hour' };

/** A download counts when its last byte was sent: one that broke off may be repeated on the same day. */
async function checkToday(db: Db, userId: number, now: Date): Promise<void> {
  const last = await findLastDownload(db, userId);
  if (last && toBusinessDate(last) === toBusinessDate(now)) throw new ProblemError('own_export_limit_reached');
}

/** Members download what we store about them, once a day. */
export function registerOwnExportRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    createOwnExportLink,
    async ({ db, user, body, now, request, reply }) => {
      if (isStaff(user))
        throw new ProblemError('forbidden', {
          title: '운영자 계정의 데이터는 내려받을 수 없어요. 최고관리자에게 요청해 주세요.',
        });
      await checkOwnPassword(platform, db, user.id, body.password, 'password', now);
      await checkToday(db, user.id, now);
      const { token, expires } = toDownloadToken(platform, SUBJECT, user.id, now);
      request.log.info({ user_id: user.id }, 'an account asked for its own data');
      void reply.header('cache-control', 'no-store');
      return { url: `${downloadOwnExport.path}?${new URLSearchParams({ t: token })}`, expires: expires.toISOString() };
    },
    { rateLimit: LINKS },
  );

  route(
    app,
    downloadOwnExport,
    async ({ db, query, now, request, reply }) => {
      const userId = readDownloadToken(platform, SUBJECT, query.t, now);
      if (userId === undefined || !(await isActiveAccount(db, userId)))
        throw new ProblemError('not_found', { title: '내려받을 시간이 지났어요. 내 정보에서 다시 시작해 주세요.' });
      await checkToday(db, userId, now);
      const parts = await collectOwnData(platform, db, userId);
      const { bytes, filled, stop } = openArchive(now, (archive) => fillOwnArchive(platform, archive, parts, now));
      filled.catch((error: Error) => {
        if (!bytes.destroyed)
          request.log.error({ err: error, user_id: userId }, 'the own data of an account could not be sent');
        stop(error);
      });
      // The browser has gone away: the file that is being read is closed.
      bytes.once('close', () => stop(new Error('The download has ended.')));
      bytes.once('end', () => {
        saveDownload(db, userId, now).catch((error: unknown) =>
          request.log.error({ err: error, user_id: userId }, 'a download of own data could not be recorded'),
        );
      });
      void reply
        .type('application/zip')
        .header('content-disposition', toDisposition('attachment', `단지 내 데이터 ${toBusinessDate(now)}.zip`))
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer');
      return bytes;
    },
    { rateLimit: DOWNLOADS },
  );
}
