export {
  COLORS,
  EDGE,
  HEIGHT,
  WIDTH,
  composePicture,
  cut,
  drawLabel,
  drawMark,
  drawText,
  toLogo,
  toSvg,
} from './share-canvas.ts';
export { sendSharePicture, type SharePicture, toShareVersion } from './share-picture.ts';
