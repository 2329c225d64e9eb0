import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../files/index.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerAdvertisementRoutes } from './advertisement.routes.ts';
import { registerAdvertisementEnd } from './end-advertisements.ts';
import { PICTURE_USE } from './pictures.ts';
import { registerActiveAdvertisementRoutes } from './active-advertisement.routes.ts';
import { advertisementPersonalData } from './personal-data.ts';

export { seedDemoAdvertisements } from './demo-advertisements.ts';

/** Advertisements of vendors: their states, pictures, payment note and counts (SPEC §3, FACTS §10.5). */
export async function registerAdvertisements(app: FastifyInstance): Promise<void> {
  registerFileUse(app, PICTURE_USE, 'public');
  registerAdvertisementRoutes(app);
  registerActiveAdvertisementRoutes(app);
  registerAdvertisementEnd(app);
  registerPersonalData(app.platform, 'advertisements', advertisementPersonalData);
}
