export type PictureNumber = 1 | 2 | 3 | 4;
export const PICTURE_NUMBERS = [1, 2, 3, 4] as const satisfies readonly PictureNumber[];
