/** The texts and components about an advertisement that the screens of vendors and of our staff share. */
export { AdvertisementCounts } from './advertisements/advertisement-counts.tsx';
export {
  BLANK_ADVERTISEMENT,
  toAdvertisementChange,
  toAdvertisementDraft,
  toNewAdvertisement,
  toShown,
  validateAdvertisementDraft,
  type AdvertisementDraft,
} from './advertisements/advertisement-draft.ts';
export { AdvertisementPreview } from './advertisements/advertisement-preview.tsx';
export { PopupFrame } from './advertisements/popup-frame.tsx';
export { PopupScreens } from './advertisements/popup-screens.tsx';
export { AdvertisementFields } from './advertisements/advertisement-fields.tsx';
export {
  ADVERTISEMENT_TONES,
  formatPeriod,
  formatRate,
  toAdvertisementBadge,
  TYPE_OPTIONS,
} from './advertisements/advertisement-labels.ts';
