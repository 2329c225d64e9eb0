import { listApartmentRevisions, updateApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';

export const save = (
  token: string,
  { id, updated }: ApartmentInfo,
  body: Omit<BodyOf<typeof updateApartmentInfo>, 'updated'>,
) => call(updateApartmentInfo, { token, params: { id }, body: { ...body, updated } });

export const revisions = async (token: string, id: number) =>
  (await call(listApartmentRevisions, { token, params: { id } })).data.results;
