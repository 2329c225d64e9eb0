import { writeFiles, writeImages } from '@danji/contracts/commons/commons.endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { transaction } from '../platform/database/transaction.ts';
import { member } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import type { FileRow } from '../platform/storage/may-read-file.ts';
import { type Placement, placeUpload, recordFile, removePlaced } from './file.service.ts';
import { toStoredFile, toStoredImage } from './file.presenter.ts';
import { readUploads } from './read-uploads.ts';

const UPLOADS_PER_MINUTE = { max: 60, timeWindow: '1 minute' };
type Stored = { row: FileRow; placed: Placement; flags: Record<string, boolean> };
type Upload = { owner: number; now: Date; fileField: string; flags: readonly string[]; only?: 'image' };

/** The calls that take files. Bytes first, rows last: when anything fails no row is left, and the bytes are taken back. */
export function uploadRoutes(app: FastifyInstance): void {
  const { platform } = app;

  async function storeUploads(request: FastifyRequest, { owner, now, fileField, flags, only }: Upload): Promise<Stored[]> {
    const placements: Placement[] = [];
    try {
      const given = await readUploads(request, { fileField, flags }, async (upload) => void placements.push(await placeUpload(platform, upload, fileField, only)));
      return await transaction(platform.db, async (db) => {
        const stored: Stored[] = [];
        for (const placed of placements) stored.push({ row: await recordFile(db, placed.file, owner, now, { temporary: given['is_temp'] ?? false }), placed, flags: given });
        return stored;
      });
    } catch (error) {
      await removePlaced(platform, placements.map(({ file }) => file));
      throw error;
    }
  }

  route(app, writeImages, member, async ({ request, user, now }) => {
    const stored = await storeUploads(request, { owner: user.id, now, fileField: 'images', flags: ['is_temp', 'is_base64'], only: 'image' });
    return stored.map(({ row, placed, flags }) => toStoredImage(platform, row, now, flags['is_base64'] ? `data:${row.mime};base64,${placed.bytes.toString('base64')}` : null));
  }, { transaction: 'own', rateLimit: UPLOADS_PER_MINUTE });

  route(app, writeFiles, member, async ({ request, user, now }) => {
    const stored = await storeUploads(request, { owner: user.id, now, fileField: 'files', flags: ['is_temp'] });
    return stored.map(({ row }) => toStoredFile(platform, row, now));
  }, { transaction: 'own', rateLimit: UPLOADS_PER_MINUTE });
}
