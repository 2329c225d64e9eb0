import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { fileUses } from '../../site/files/index.ts';
import { spacePurges } from '../../workspace/work-spaces/index.ts';
import { requestDecisions } from '../suggest-items/index.ts';
import { seedDemoSheets } from './demo-sheets.ts';
import { readersOfProof } from './file-access.ts';
import { scoreSheetPersonalData } from './personal-data.ts';
import { SCORE_FILE_USE } from './score-sheet.repository.ts';
import { registerScoreSheetRoutes } from './score-sheet.routes.ts';
import { storeSheet } from './score-sheet.service.ts';
import { purgeScoreProofsOf } from './space-purge.ts';

/** Qualification score sheets (적격심사 평가표) of bid notices (FACTS §9). */
export const scoreSheets = defineFeature({
  name: 'score_sheets',
  routes: [registerScoreSheetRoutes],
  personalData: scoreSheetPersonalData,
  demo: { name: 'score_sheets', order: 65, seed: seedDemoSheets },
  contributions: [
    contribute(requestDecisions, 'score_sheets', storeSheet),
    contribute(fileUses, SCORE_FILE_USE, readersOfProof),
    contribute(spacePurges, 'score_sheets', purgeScoreProofsOf),
  ],
});
