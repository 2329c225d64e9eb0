import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerParcelRoutes } from './parcel.routes.ts';

/** Tracking numbers that operators upload as a sheet. */
export const shopParcels = defineFeature({ name: 'shop_parcels', routes: [registerParcelRoutes] });
