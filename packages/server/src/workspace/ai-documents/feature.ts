import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { fileUses } from '../../site/files/index.ts';
import { spacePurges } from '../work-spaces/index.ts';
import { workspaceExports } from '../workspace-export/index.ts';
import { mayReadDocumentFile } from './file-access.ts';
import { AI_DOCUMENT_FILE_USE } from './ai-document.repository.ts';
import { registerAiDocumentRoutes } from './ai-document.routes.ts';
import { registerAiPromptRoutes } from './ai-prompt.routes.ts';
import { purgeDocumentsOf } from './space-purge.ts';
import { createChatClient } from './chat-client.ts';
import { cleanUp, endStale } from './clean-up.ts';
import { seedDemoAiDocuments } from './demo-ai-documents.ts';
import { aiDocumentExportContributor } from './export-contributor.ts';
import { registerExportRoutes } from './export.routes.ts';
import { GenerationRunner } from './generation-runner.ts';
import { aiDocumentPersonalData } from './personal-data.ts';
import { registerProgressRoutes } from './progress.routes.ts';
import { registerVersionRoutes } from './version.routes.ts';
import { registerViewerRoutes } from './viewer.routes.ts';

/** AI documents: forms, prompts, limits, versions, exports. */
export const aiDocuments = defineFeature({
  name: 'ai_documents',
  async open(app) {
    const runner = new GenerationRunner(app.platform, createChatClient(app.platform.config.ai));
    await runner.listen();
    // Generations need the database until they have ended, so they are interrupted before the server waits for its
    // requests.
    app.addHook('preClose', async () => runner.interrupt());
    app.addHook('onClose', () => runner.stop());
    return runner;
  },
  routes: [
    registerAiDocumentRoutes,
    registerVersionRoutes,
    registerViewerRoutes,
    registerProgressRoutes,
    registerExportRoutes,
    registerAiPromptRoutes,
  ],
  jobs: [endStale, cleanUp],
  personalData: aiDocumentPersonalData,
  demo: { name: 'ai_documents', order: 70, seed: seedDemoAiDocuments },
  gauges: { ai_generations: (runner) => runner.count },
  contributions: [
    contribute(fileUses, AI_DOCUMENT_FILE_USE, mayReadDocumentFile),
    contribute(spacePurges, 'ai_documents', purgeDocumentsOf),
    contribute(workspaceExports, 'ai_documents', aiDocumentExportContributor),
  ],
});
