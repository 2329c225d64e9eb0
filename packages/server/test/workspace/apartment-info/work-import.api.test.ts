import { beforeEach, expect, test } from '@jest/globals';
import { importApartDetail, updateCurrentWork } from '@danji/contracts/accounts/profile.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { breakKapt, findListed, generate, resetComplexes } from './complex-fixture.ts';

beforeEach(resetComplexes);

test('a place of work is filled from K-apt: by the current work space, and what K-apt does not know stays', async () => {
  const { create } = testServer();
  const person = await create.general();
  const body = { user_id: person.id };
  const { problem } = await call(importApartDetail, { token: person.token, body });
  expect(problem.fields?.['user_id']).toContain('K-apt에서 근무지를 찾지 못했어요.');
  await call(updateCurrentWork, { token: person.token, body: { job: '시설 관리', address2: '관리동' } });
  const space = await generate(person);
  const { data } = await call(importApartDetail, { token: person.token, body });
  expect(data.general?.current_work).toMatchObject({
    building_name: space.building_name,
    address1: space.address1,
    number_of_units: space.number_of_units,
    heating_type: space.heating_type,
    job: '시설 관리',
    address2: '관리동',
  });
});

test('staff fill it for a member by the only complex of that name, and nobody else for others', async () => {
  const { create } = testServer();
  const [person, other, staff, brand] = [
    await create.general(),
    await create.general(),
    await create.staff(),
    await create.brand(),
  ];
  const { name } = await findListed(staff, '한빛');
  await call(updateCurrentWork, { token: person.token, body: { building_name: name } });
  const body = { user_id: person.id };
  expect((await call(importApartDetail, { token: other.token, body })).status).toBe(403);
  expect((await call(importApartDetail, { token: staff.token, body: { user_id: brand.id } })).status).toBe(404);
  breakKapt();
  expect((await call(importApartDetail, { token: staff.token, body })).problem.code).toBe('provider_unavailable');
  testServer().sandbox.failNext('kapt', 0);
  const { data } = await call(importApartDetail, { token: staff.token, body });
  expect(data.general?.current_work).toMatchObject({ building_name: name });
  expect(data.general?.current_work?.number_of_units).toBeGreaterThan(0);
});
