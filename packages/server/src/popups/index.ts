import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../files/index.ts';
import { registerPopupRoutes } from './popup.routes.ts';
import { POPUP_FILE_USE } from './popup.service.ts';

/** Popups of the home page. */
export async function registerPopups(app: FastifyInstance): Promise<void> {
  registerFileUse(app, POPUP_FILE_USE, 'public');
  registerPopupRoutes(app);
}
