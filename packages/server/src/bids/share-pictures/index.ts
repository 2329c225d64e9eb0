export { sharePictureOf, toShareVersion } from './share-picture.ts';
export type { ShareCard } from './draw-share-card.ts';
