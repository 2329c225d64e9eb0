import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerVendorOverviewRoutes } from './vendor-overview.routes.ts';

/** The home of a vendor. */
export const vendorOverview = defineFeature({ name: 'vendor_overview', routes: [registerVendorOverviewRoutes] });
