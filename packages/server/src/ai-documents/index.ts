import type { FastifyInstance } from 'fastify';
import { findPlace } from '../apts/index.ts';
import { registerFileUse } from '../commons/index.ts';
import { createChatClient } from '../providers/index.ts';
import { aiDocumentRoutes } from './ai-document.routes.ts';
import { isInside } from './ai-document.policy.ts';
import { AI_DOCUMENT_FILE_USE, findDocumentSpace } from './ai-document.repository.ts';
import { aiPromptRoutes } from './ai-prompt.routes.ts';
import { registerHandOverPart } from '../platform/work-parts/hand-over-part.ts';
import { handleCleanUp } from './clean-up.ts';
import { exportRoutes } from './export.routes.ts';
import { Generations } from './generations.ts';
import { aiDocumentsHandOver } from './hand-over-part.ts';
import { progressRoutes } from './progress.routes.ts';
import { versionRoutes } from './version.routes.ts';

export { seedDemoAiDocuments } from './demo-ai-documents.ts';

/** AI documents: forms, prompts, limits, versions, exports. */
export async function registerAiDocuments(app: FastifyInstance): Promise<void> {
  const { config, gauges } = app.platform;
  registerFileUse(app, AI_DOCUMENT_FILE_USE, async (db, file, user) => {
    const spaceId = file.record_id === null ? undefined : await findDocumentSpace(db, file.record_id);
    return spaceId !== undefined && isInside(await findPlace(db, spaceId, user.id));
  });
  const generations = new Generations(app.platform, createChatClient(config.ai));
  await generations.listen();
  // Generations need the database until they have ended, so they are interrupted before the server waits for its
  // requests.
  app.addHook('preClose', async () => generations.interrupt());
  app.addHook('onClose', () => generations.stop());
  gauges.set('ai_generations', () => generations.count);
  aiDocumentRoutes(app, generations);
  versionRoutes(app);
  progressRoutes(app, generations);
  exportRoutes(app);
  aiPromptRoutes(app);
  handleCleanUp(app.platform);
  registerHandOverPart(app.platform, 'ai_documents', aiDocumentsHandOver);
}
