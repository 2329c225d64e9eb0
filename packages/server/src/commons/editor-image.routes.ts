import { writeEditorImage } from '@danji/contracts/commons/editor-image.endpoints';
import type { FastifyInstance } from 'fastify';
import { member } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import { invalidField } from '../platform/problem-error.ts';
import { type PlacedFile, placeUpload, recordFile, removePlaced } from './file.service.ts';
import { toFileUrl } from './file-url.ts';
import { readUploads } from './read-uploads.ts';

const UPLOADS_PER_MINUTE = { max: 60, timeWindow: '1 minute' };

/** Route that uploads one picture of a document at a time, because the editor shows the progress of each. */
export function editorImageRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    writeEditorImage,
    member,
    async ({ commit, request, user, now }) => {
      const placed: PlacedFile[] = [];
      try {
        await readUploads(request, { fileField: 'image', flags: [] }, async (upload) => {
          if (placed.length > 0) throw invalidField('image', '이미지는 한 번에 하나만 올릴 수 있어요.');
          placed.push(await placeUpload(platform, upload, 'image', 'image'));
        });
        const [image] = placed;
        if (!image) throw new Error('A form without a file was accepted.');
        return await commit(async (db) => {
          const { nano_id: id, use, width, height } = await recordFile(db, image, user.id, now, { temporary: true });
          return { id, src: toFileUrl(platform, { nano_id: id, use }, now), width: width ?? 1, height: height ?? 1 };
        });
      } catch (error) {
        await removePlaced(platform, placed);
        throw error;
      }
    },
    { transaction: 'own', rateLimit: UPLOADS_PER_MINUTE },
  );
}
