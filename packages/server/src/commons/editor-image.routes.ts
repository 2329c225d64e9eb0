import { writeEditorImage } from '@danji/contracts/commons/editor-image.endpoints';
import type { FastifyInstance } from 'fastify';
import { member } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import { invalidField } from '../platform/problem-error.ts';
import { type PlacedFile, placeUpload, recordFile, removePlaced } from './file.service.ts';
import { toFileUrl } from './file-url.ts';
import { readUploads } from './read-uploads.ts';

const UPLOADS_PER_MINUTE = { max: 60, timeWindow: '1 minute' };

/** Takes the pictures of documents that are being written, one at a time: the editor shows the progress of each. */
export function editorImageRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    writeEditorImage,
    member,
    async ({ db, request, user, now }) => {
      const placed: PlacedFile[] = [];
      try {
        await readUploads(request, { fileField: 'image', flags: [] }, async (upload) => {
          if (placed.length > 0) throw invalidField('image', '이미지는 한 번에 하나만 올릴 수 있어요.');
          placed.push(await placeUpload(platform, upload, 'image', 'image'));
        });
        const [image] = placed;
        if (!image) throw new Error('A form without a file was accepted.');
        const row = await recordFile(db, image, user.id, now, { temporary: true });
        return { id: row.nano_id, src: toFileUrl(platform, row, now), width: row.width ?? 1, height: row.height ?? 1 };
      } catch (error) {
        await removePlaced(platform, placed);
        throw error;
      }
    },
    { transaction: 'own', rateLimit: UPLOADS_PER_MINUTE },
  );
}
