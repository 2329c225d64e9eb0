import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { fileUses } from '../files/index.ts';
import { seedDemoPopup } from './demo-popup.ts';
import { popupPersonalData } from './personal-data.ts';
import { registerPopupRoutes } from './popup.routes.ts';
import { POPUP_FILE_USE } from './popup.service.ts';

/** Popups of the home page. */
export const popups = defineFeature({
  name: 'popups',
  routes: [registerPopupRoutes],
  personalData: popupPersonalData,
  demo: { name: 'popup', order: 97, popup: true, seed: seedDemoPopup },
  contributions: [contribute(fileUses, POPUP_FILE_USE, 'public')],
});
