import { exportAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { getDocument } from './ai-document.service.ts';
import { loadPictures } from './export/pictures.ts';
import { writeFile } from './export/write-file.ts';

/** A file takes the server some hundred milliseconds; an office needs a few. */
const EXPORTS = { max: 30, timeWindow: '1 minute' };
const MIMES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Returns the title as a file name; characters that a file system refuses become spaces. */
const toFileName = (title: string, format: string): string =>
  `${
    title
      .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 80) || '문서'
  }.${format}`;

/** Routes that export documents as files. */
export function registerExportRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    exportAiDocument,
    async ({ db, params, query: { format }, user, reply }) => {
      const { id, title, content } = await getDocument(db, params.id, user);
      if (!content)
        throw new ProblemError('invalid_transition', {
          title: '아직 작성된 내용이 없어요. 문서를 먼저 만들어 주세요.',
        });
      const bytes = await writeFile(user.id, async () => ({
        format,
        document: content,
        metadata: { title, author: user.name },
        pictures: await loadPictures(platform, db, id, content),
      }));
      void reply
        .header('content-type', MIMES[format])
        .header(
          'content-disposition',
          `attachment; filename="document.${format}"; filename*=UTF-8''${encodeURIComponent(toFileName(title, format)).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
        )
        .header('cache-control', 'private, no-store');
      return bytes;
    },
    { rateLimit: EXPORTS },
  );
}
