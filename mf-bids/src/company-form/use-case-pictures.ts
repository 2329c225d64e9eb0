import { ApiError, request } from '@danji/api-client';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import type { WorkCase } from '@danji/contracts/bids/work-case';
import { writeImages } from '@danji/contracts/site/file.endpoints';
import { useState } from 'react';

export type CasePictures = WorkCase['pictures'];

const { casePictures: MAX } = COMPANY_ITEM_LIMITS;

/** Uploads pictures of a work one after the other; an error is a Korean sentence. */
export function useCasePictures(given: CasePictures) {
  const [pictures, setPictures] = useState(given);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const upload = async (file: File): Promise<void> => {
    try {
      const [image] = await request(writeImages, { body: { images: [file], is_temp: true } });
      if (image) setPictures((before) => [...before, { nano_id: image.nano_id, url: image.file }].slice(0, MAX));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(`'${file.name}' 사진을 올리지 못했어요. ${failure.title}`);
    }
  };

  const add = async (files: readonly File[]): Promise<void> => {
    setError(undefined);
    setBusy(true);
    for (const file of files) await upload(file);
    setBusy(false);
  };
  const remove = (at: number): void => setPictures((before) => before.filter((_, index) => index !== at));
  const moveUp = (at: number): void => setPictures((before) => moveBefore(before, at));
  return { pictures, isBusy, error, add, remove, moveUp };
}

/** Exchanges an entry with the one before it. */
export function moveBefore<T>(list: readonly T[], at: number): T[] {
  const [before, moved] = [list[at - 1], list[at]];
  if (before === undefined || moved === undefined) return [...list];
  return [...list.slice(0, at - 1), moved, before, ...list.slice(at + 1)];
}
