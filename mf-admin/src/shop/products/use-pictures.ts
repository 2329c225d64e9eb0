import { request } from '@danji/api-client';
import { useFormField } from '@danji/app-kit/forms';
import { writeImages } from '@danji/contracts/site/file.endpoints';
import { type SendFile, useAttachments } from '@danji/ui';
import { useEffect, useEffectEvent } from 'react';
import { moveEntry } from '../../shared/move-entry.ts';
import type { Picture } from '../shared/product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

/** Uploads one picture as temporary; it stays once a saved product names it. @throws ApiError */
const sendPicture: SendFile<readonly Picture[]> = async (file, options) =>
  (await request(writeImages, { body: { images: [file], is_temp: true }, ...options })).map(
    ({ nano_id, file: url }) => ({
      id: nano_id,
      url,
      is_main: false,
    }),
  );

/** The pictures of a product in the form, with their uploads. The form is not sent while one has failed. */
export function usePictures(form: ProductForm) {
  const { field, error } = useFormField(form, 'images');
  const pictures = field.value;
  const set = (update: (before: Picture[]) => Picture[]): void =>
    form.change(({ images }) => ({ images: update(images) }));
  const uploads = useAttachments(sendPicture, set);
  const { fault } = uploads;
  const report = useEffectEvent((message: string | undefined) => form.setOwnError('images', message));
  useEffect(() => report(fault), [fault]);
  return {
    pictures,
    /** The one that stands for the product: the first, unless another one is marked. */
    mainId: (pictures.find(({ is_main }) => is_main) ?? pictures[0])?.id,
    uploads,
    error,
    move: (from: number, to: number) => set((before) => moveEntry(before, from, to)),
    remove: (id: string) => set((before) => before.filter((picture) => picture.id !== id)),
    choose: (id: string) => set((before) => before.map((picture) => ({ ...picture, is_main: picture.id === id }))),
  };
}
