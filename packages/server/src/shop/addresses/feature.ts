import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerAddressRoutes } from './address.routes.ts';
import { seedDemoAddresses } from './demo-addresses.ts';
import { addressPersonalData } from './personal-data.ts';

/** Where members have their orders delivered (SPEC §3). */
export const deliveryAddresses = defineFeature({
  name: 'delivery_addresses',
  routes: [registerAddressRoutes],
  personalData: addressPersonalData,
  demo: { name: 'delivery addresses', order: 67, seed: seedDemoAddresses },
});
