import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerVendorOverviewRoutes } from './vendor-overview.routes.ts';

/** What the home of a vendor shows. */
export const vendorOverview = defineFeature({ name: 'vendor_overview', routes: [registerVendorOverviewRoutes] });
