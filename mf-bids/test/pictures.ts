import { request } from '@danji/api-client';
import type { NanoId } from '@danji/contracts/fields';
import { writeImages } from '@danji/contracts/site/file.endpoints';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { signInAs } from '@danji/testing/page/render-page';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAACCAIAAADuA9qHAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNQCl2FBzHglwYAsagWlVBYuvoAAAAASUVORK5CYII=';
const toBytes = (): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(PIXEL), (letter) => letter.codePointAt(0) ?? 0);

export const pictureFile = (name: string): File => new File([toBytes()], name, { type: 'image/png' });

/** Uploads pictures of an account; resolves to their public ids. */
export async function uploadPictures(account: TestAccount, count: number): Promise<NanoId[]> {
  await signInAs(account);
  const images = Array.from({ length: count }, (_, index) => pictureFile(`${index}.png`));
  return (await request(writeImages, { body: { images, is_temp: true } })).map(({ nano_id }) => nano_id);
}

/** The drawn parts of the picture, by their place in it: `[left, top, width, height]`. */
export type Drawn = number[][];

/** jsdom decodes and draws no pictures: this one is `width` by `height`, and whatever is cut out of it is a pixel. */
export function standInForPictures(width: number, height: number): Drawn {
  const drawn: Drawn = [];
  const picture = { width, height, close: () => undefined };
  const drawImage = (_picture: unknown, ...part: number[]) => drawn.push(part.slice(0, 4));
  Object.assign(globalThis, { createImageBitmap: async () => picture });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob([toBytes()], { type: 'image/png' })),
  });
  return drawn;
}

/** Chooses files in the field of files inside of `place`. */
export const findFileInput = (place: ParentNode): HTMLInputElement => {
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  return input;
};
