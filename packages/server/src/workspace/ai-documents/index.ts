import type { FastifyInstance } from 'fastify';
import { findMembership } from '../work-spaces/index.ts';
import { registerFileUse } from '../../site/files/index.ts';
import { createChatClient } from './chat-client.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerAiDocumentRoutes } from './ai-document.routes.ts';
import { isMember } from './ai-document.policy.ts';
import { AI_DOCUMENT_FILE_USE, findDocumentSpace } from './ai-document.repository.ts';
import { registerAiPromptRoutes } from './ai-prompt.routes.ts';
import { registerWorkspaceExportContributor } from '../../platform/workspace/workspace-export-contributor.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerExportRoutes } from './export.routes.ts';
import { GenerationRunner } from './generation-runner.ts';
import { aiDocumentExportContributor } from './export-contributor.ts';
import { registerProgressRoutes } from './progress.routes.ts';
import { registerVersionRoutes } from './version.routes.ts';
import { aiDocumentPersonalData } from './personal-data.ts';

export { seedDemoAiDocuments } from './demo-ai-documents.ts';

/** AI documents: forms, prompts, limits, versions, exports. */
export async function registerAiDocuments(app: FastifyInstance): Promise<void> {
  const { config, gauges } = app.platform;
  registerFileUse(app, AI_DOCUMENT_FILE_USE, async (db, file, user) => {
    const spaceId = file.record_id === null ? undefined : await findDocumentSpace(db, file.record_id);
    return spaceId !== undefined && isMember(await findMembership(db, spaceId, user.id));
  });
  const generationRunner = new GenerationRunner(app.platform, createChatClient(config.ai));
  await generationRunner.listen();
  // Generations need the database until they have ended, so they are interrupted before the server waits for its
  // requests.
  app.addHook('preClose', async () => generationRunner.interrupt());
  app.addHook('onClose', () => generationRunner.stop());
  gauges.set('ai_generations', () => generationRunner.count);
  registerAiDocumentRoutes(app, generationRunner);
  registerVersionRoutes(app);
  registerProgressRoutes(app, generationRunner);
  registerExportRoutes(app);
  registerAiPromptRoutes(app);
  registerCleanUp(app.platform);
  registerPersonalData(app.platform, 'ai_documents', aiDocumentPersonalData);
  registerWorkspaceExportContributor(app.platform, 'ai_documents', aiDocumentExportContributor);
}
