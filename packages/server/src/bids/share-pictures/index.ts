export { resultPictureOf, sharePictureOf } from './share-picture.ts';
export type { ResultCard } from './draw-result-card.ts';
export type { ShareCard } from './draw-share-card.ts';
