import { buffer } from 'node:stream/consumers';
import { writeFiles, writeImages } from '@danji/contracts/site/file.endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import type { FileRow } from './file-read-policy.ts';
import { openStoredObject, type StoredUpload, storeUpload, insertUploads, removeUploads } from './file.service.ts';
import { toStoredFiles, toStoredImages } from './file.presenter.ts';
import { readUploads } from './read-uploads.ts';
import { checkUploadQuota } from './upload-quota.ts';

const UPLOADS_PER_MINUTE = { max: 60, timeWindow: '1 minute' };
type Upload = { owner: number; now: Date; fileField: string; flags: readonly string[]; only?: 'image' };
type UploadCall<T> = { db: Db; request: FastifyRequest; commit: (work: (db: Db) => Promise<T>) => Promise<T> };
type Stored = { db: Db; rows: FileRow[]; flags: Record<string, boolean> };

/**
 * Routes that upload files. Bytes are stored before the rows: after a failure there are no rows, and the bytes are
 * removed.
 */
export function registerUploadRoutes(app: FastifyInstance): void {
  const { platform } = app;

  async function storeUploads<T>(
    { db, request, commit }: UploadCall<T>,
    { owner, now, fileField, flags, only }: Upload,
    toResponse: (stored: Stored) => Promise<T> | T,
  ): Promise<T> {
    await checkUploadQuota(db, owner, now);
    const storedUploads: StoredUpload[] = [];
    try {
      const { flags: receivedFlags } = await readUploads(
        request,
        { fileField, flags },
        async (upload) => void storedUploads.push(await storeUpload(platform, { ...upload, owner }, fileField, only)),
      );
      return await commit(async (db) => {
        const rows = await insertUploads(db, storedUploads, {
          owner,
          now,
          temporary: receivedFlags['is_temp'] ?? true,
        });
        return toResponse({ db, rows, flags: receivedFlags });
      });
    } catch (error) {
      await removeUploads(platform, storedUploads);
      throw error;
    }
  }

  /** Reads the stored image as a `data:` address. */
  async function readBase64({ storage_key, mime }: FileRow): Promise<string> {
    const bytes = await openStoredObject(platform, storage_key);
    return `data:${mime};base64,${(await buffer(bytes)).toString('base64')}`;
  }

  route(
    app,
    writeImages,
    async (call) => {
      const { user, now } = call;
      const form = { fileField: 'images', flags: ['is_temp', 'is_base64'], only: 'image' } as const;
      return storeUploads(call, { owner: user.id, now, ...form }, ({ db, rows, flags }) =>
        toStoredImages(platform, db, rows, user, now, flags['is_base64'] ? readBase64 : undefined),
      );
    },
    { transaction: 'own', rateLimit: UPLOADS_PER_MINUTE },
  );

  route(
    app,
    writeFiles,
    async (call) => {
      const { user, now } = call;
      return storeUploads(call, { owner: user.id, now, fileField: 'files', flags: ['is_temp'] }, ({ db, rows }) =>
        toStoredFiles(platform, db, rows, user, now),
      );
    },
    { transaction: 'own', rateLimit: UPLOADS_PER_MINUTE },
  );
}
