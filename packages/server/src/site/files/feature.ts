import { defineFeature } from '../../platform/features/define-feature.ts';
import { collectOrphans, collectTemporaryFiles } from './collect-files.ts';
import { registerEditorImageRoutes } from './editor-image.routes.ts';
import { registerFileRoutes } from './file.routes.ts';
import { filePersonalData } from './personal-data.ts';
import { registerUploadRoutes } from './upload.routes.ts';

/** Uploaded files, and the pictures of documents. */
export const files = defineFeature({
  name: 'files',
  routes: [registerUploadRoutes, registerEditorImageRoutes, registerFileRoutes],
  jobs: [collectTemporaryFiles, collectOrphans],
  personalData: filePersonalData,
});
