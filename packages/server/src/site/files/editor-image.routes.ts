import { writeEditorImage } from '@danji/contracts/site/editor-image.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { type StoredUpload, storeUpload, insertUploads, removeUploads } from './file.service.ts';
import { toFileUrl } from './file-url.ts';
import { readUploads } from './read-uploads.ts';
import { checkUploadQuota } from './upload-quota.ts';

const UPLOADS_PER_MINUTE = { max: 60, timeWindow: '1 minute' };

/** Route that uploads one picture of a document at a time, because the editor shows the progress of each. */
export function registerEditorImageRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    writeEditorImage,
    async ({ db, commit, request, user, now }) => {
      await checkUploadQuota(db, user.id, now);
      const storedUpload: StoredUpload[] = [];
      try {
        await readUploads(request, { fileField: 'image', flags: [] }, async (upload) => {
          if (storedUpload.length > 0) throw invalidField('image', '이미지는 한 번에 하나만 올릴 수 있어요.');
          storedUpload.push(await storeUpload(platform, { ...upload, owner: user.id }, 'image', 'image'));
        });
        const [image] = storedUpload;
        if (!image) throw new Error('A form without a file was accepted.');
        return await commit(async (db) => {
          const [row] = await insertUploads(db, [image], { owner: user.id, now, temporary: true });
          if (!row) throw new Error('The row of a stored image was not inserted.');
          const { nano_id: id, use, width, height } = row;
          return { id, src: toFileUrl(platform, { nano_id: id, use }, now), width: width ?? 1, height: height ?? 1 };
        });
      } catch (error) {
        await removeUploads(platform, storedUpload);
        throw error;
      }
    },
    { transaction: 'own', rateLimit: UPLOADS_PER_MINUTE },
  );
}
