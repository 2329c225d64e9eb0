import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import {
  createAdvertisement,
  changeAdvertisementState,
  setAdvertisementPaid,
  updateAdvertisement,
} from '@danji/contracts/site/advertisement.endpoints';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Problem } from '@danji/contracts/problem';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { picture } from '../files/upload.ts';

const DAY_MS = 86_400_000;
type Fields = Record<string, string | readonly string[] | Buffer>;
type FormResponse = { status: number; data: AdvertisementDetail; problem: Problem };

/** A business date relative to the test's clock. */
export const day = (offset: number): string =>
  toBusinessDate(new Date(testServer().clock.now().getTime() + offset * DAY_MS));

async function sendForm(
  endpoint: typeof createAdvertisement | typeof updateAdvertisement,
  fields: Fields,
  { token, id }: { token?: string | undefined; id?: number },
): Promise<FormResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), '배너.png');
    else for (const item of [value].flat()) form.append(name, item as string);
  }
  const sent = new Response(form);
  const response = await testServer().app.inject({
    method: endpoint.method,
    url: endpoint.path.replace('{id}', String(id)),
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const data: unknown = response.json();
  return { status: response.statusCode, data: data as AdvertisementDetail, problem: data as Problem };
}

/** All fields of a new advertisement. */
export const newFields = async (changes: Fields = {}): Promise<Fields> => ({
  title: '봄맞이 외벽 도장',
  category: '0',
  link: '/companies',
  date_start: day(0),
  date_end: day(30),
  content: '무료 견적',
  image1: await picture(60, 12),
  ...changes,
});

export const create = async (token: string | undefined, changes: Fields = {}): Promise<FormResponse> =>
  sendForm(createAdvertisement, await newFields(changes), { token });
export const update = (token: string | undefined, id: number, fields: Fields): Promise<FormResponse> =>
  sendForm(updateAdvertisement, fields, { token, id });
export const send = (fields: Fields, token: string): Promise<FormResponse> =>
  sendForm(createAdvertisement, fields, { token });

/** A vendor and an operator with one advertisement that waits for approval. */
export async function buildAdvertisementFixture(changes: Fields = {}) {
  const { create: accounts } = testServer();
  const owner = await accounts.brand({ company: '한빛도장' });
  const staff = await accounts.staff();
  const { data } = await create(owner.token, changes);
  return { owner, staff, id: data.id };
}

type TransitionInput = { state: AdvertisementDetail['state']; reason?: string; edit?: 'accept' | 'decline' };
export const transitionTo = (token: string, id: number, body: TransitionInput) =>
  call(changeAdvertisementState, { token, params: { id }, body });

/** The same with an approved and paid advertisement. */
export async function buildRunningAdvertisement(changes: Fields = {}) {
  const fixture = await buildAdvertisementFixture(changes);
  await transitionTo(fixture.staff.token, fixture.id, { state: AdvertisementState.RUNNING });
  await call(setAdvertisementPaid, { token: fixture.staff.token, params: { id: fixture.id }, body: { is_paid: true } });
  return fixture;
}
