import { generateWorkSpace, searchApartments } from '@danji/contracts/workspace/apartment-info.endpoints';
import { listApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

/** Complexes of the sandbox. */
export const HANBIT = 'A90000001';
export const SKY = 'A90000002';
export const UNKNOWN_VALUES = 'A90000011';
export const NO_DETAIL = 'A90000012';
export const QUOTA = 'A90000022';

/** Empties the database and resets the sandbox. */
export async function resetComplexes(): Promise<void> {
  const { reset, sandbox } = testServer();
  await reset();
  sandbox.changeComplex(undefined);
  sandbox.failNext('kapt', 0);
}

/** K-apt fails until the end of the test. */
export const breakKapt = () => testServer().sandbox.failNext('kapt', 100);

export async function generate(person: TestAccount, apt_code = HANBIT): Promise<WorkSpace> {
  const { status, data, problem } = await call(generateWorkSpace, { token: person.token, body: { apt_code } });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return data;
}

/** Finds a complex as our staff see it after the list was loaded. */
export async function findListed(staff: TestAccount, search: string): Promise<ApartmentInfo> {
  await call(searchApartments, { token: staff.token, query: { search } });
  const [found] = (await call(listApartmentInfo, { token: staff.token, query: { search } })).data.results;
  if (!found) throw new Error(`The list has no '${search}'.`);
  return found;
}
