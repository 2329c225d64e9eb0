import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { fileUses } from '../files/index.ts';
import { registerActiveAdvertisementRoutes } from './active-advertisement.routes.ts';
import { registerAdvertisementRoutes } from './advertisement.routes.ts';
import { seedDemoAdvertisements, seedDemoPopupAdvertisement } from './demo-advertisements.ts';
import { endAdvertisements } from './end-advertisements.ts';
import { advertisementPersonalData } from './personal-data.ts';
import { PICTURE_USE } from './pictures.ts';

/** Advertisements of vendors: their states, pictures, payment note and counts (SPEC §3, FACTS §10.5). */
export const advertisements = defineFeature({
  name: 'advertisements',
  routes: [registerAdvertisementRoutes, registerActiveAdvertisementRoutes],
  jobs: [endAdvertisements],
  personalData: advertisementPersonalData,
  demo: [
    { name: 'advertisements', order: 30, seed: seedDemoAdvertisements },
    { name: 'popup advertisement', order: 98, popup: true, seed: seedDemoPopupAdvertisement },
  ],
  contributions: [contribute(fileUses, PICTURE_USE, 'public')],
});
