import { deleteFile, downloadFile, readFiles, readImage } from '@danji/contracts/site/file.endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { FileRow } from './file-read-policy.ts';
import { deleteUnusedFile, listFilesById } from './file.repository.ts';
import { getFile, openStoredObject, removeUploads } from './file.service.ts';
import { toDisposition } from './file-name.ts';
import { toStoredFiles, toStoredImages } from './file.presenter.ts';
import { isFileToken } from './file-url.ts';
import { isPublicFile, mayReadFile } from './file-use.ts';
import { THUMBNAIL_MIME } from './image-processing.ts';

/** A list of pictures requests many files at once. */
const DOWNLOADS = { max: 3000, timeWindow: '1 minute' };
/**
 * A file's bytes never change, so browsers and proxies may cache public ones for a day; private ones only the user's
 * own browser.
 */
const CACHE = { public: 'public, max-age=86400, immutable', private: 'private, max-age=600' } as const;
/** Uploaded files cannot run scripts or load anything, even when opened by themselves. */
const FILE_CSP = "default-src 'none'; sandbox; frame-ancestors 'none'";

function describe(reply: FastifyReply, row: FileRow, thumbnail: boolean, isPublic: boolean): void {
  const isImage = row.mime.startsWith('image/');
  void reply
    .type(thumbnail ? THUMBNAIL_MIME : row.mime)
    .header('content-disposition', toDisposition(isImage ? 'inline' : 'attachment', row.name))
    .header('content-security-policy', FILE_CSP)
    .header('cache-control', isPublic ? CACHE.public : CACHE.private)
    .header('vary', 'authorization')
    .header('etag', `"${row.nano_id}${thumbnail ? '-thumb' : ''}"`);
  if (!thumbnail) void reply.header('content-length', row.size);
}

/** Routes to read and delete files. A file that the user may not read is a 404. */
export function registerFileRoutes(app: FastifyInstance): void {
  const { platform } = app;

  async function getReadable(db: Db, nanoId: string, user: Principal | null, proven: boolean): Promise<FileRow> {
    const row = await getFile(db, nanoId);
    if (!proven && !(await mayReadFile(platform, db, row, user)))
      throw new ProblemError('not_found', { title: '파일이 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });
    return row;
  }

  route(
    app,
    downloadFile,
    async ({ db, user, params, query, now, request, reply }) => {
      const nanoId = params.nano_id;
      const row = await getReadable(
        db,
        nanoId,
        user,
        query.t !== undefined && isFileToken(platform, nanoId, query.t, now),
      );
      const thumbnail = query.size === 'thumb' && row.thumbnail_key !== null;
      describe(reply, row, thumbnail, isPublicFile(platform, row));
      if (request.headers['if-none-match'] === reply.getHeader('etag')) {
        void reply.code(304).removeHeader('content-length');
        return '';
      }
      return openStoredObject(platform, thumbnail ? (row.thumbnail_key ?? '') : row.storage_key);
    },
    { rateLimit: DOWNLOADS },
  );

  route(app, readImage, async ({ db, user, body, now }) => {
    const row = await getReadable(db, body.file_id, user, false);
    if (row.width === null) throw new ProblemError('not_found', { title: '이미지가 아니에요.' });
    const [image] = await toStoredImages(platform, db, [row], user, now);
    if (!image) throw new ProblemError('not_found');
    return image;
  });

  route(app, readFiles, async ({ db, user, body, now }) => {
    const rows = new Map((await listFilesById(db, body.file_ids)).map((row) => [row.nano_id as string, row]));
    const readable: FileRow[] = [];
    for (const nanoId of new Set<string>(body.file_ids)) {
      const row = rows.get(nanoId);
      if (row && (await mayReadFile(platform, db, row, user))) readable.push(row);
    }
    return toStoredFiles(platform, db, readable, user, now);
  });

  route(app, deleteFile, async ({ db, user, params, afterCommit }) => {
    const nanoId = params.nano_id;
    const deleted = await deleteUnusedFile(db, nanoId, user.id);
    if (!deleted) {
      const row = await getReadable(db, nanoId, user, false);
      throw row.owner_id === user.id
        ? new ProblemError('conflict', { title: '다른 곳에서 쓰고 있는 파일이라 지울 수 없어요.' })
        : new ProblemError('forbidden');
    }
    afterCommit(() => removeUploads(platform, [deleted]));
    return { ok: true } as const;
  });
}
