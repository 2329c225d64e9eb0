import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerBidPaperRoutes } from './bid-paper.routes.ts';

/** Papers of bid notices: their results with the score sheet, and receipts of what vendors have sent. */
export const bidPapers = defineFeature({ name: 'bid_papers', routes: [registerBidPaperRoutes] });
