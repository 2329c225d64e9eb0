import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../files/index.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerPopupRoutes } from './popup.routes.ts';
import { POPUP_FILE_USE } from './popup.service.ts';
import { popupPersonalData } from './personal-data.ts';

/** Popups of the home page. */
export async function registerPopups(app: FastifyInstance): Promise<void> {
  registerFileUse(app, POPUP_FILE_USE, 'public');
  registerPopupRoutes(app);
  registerPersonalData(app.platform, 'popups', popupPersonalData);
}
