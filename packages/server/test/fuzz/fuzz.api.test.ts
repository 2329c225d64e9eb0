import { withoutIds } from '@danji/contracts/without-ids';
import { Ajv, type ValidateFunction } from 'ajv';
import { expect, test } from '@jest/globals';
import { writeImages } from '@danji/contracts/site/file.endpoints';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { PROBLEMS, type Problem } from '@danji/contracts/problem';
import { seedDemo } from '@danji/server/demo/seed-demo';
import { testServer } from '@danji/testing/test-server';
import { sample } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { anyRequest, type FuzzRequest, type Role } from './any-request.ts';
import type { InputSchema, Known } from './any-value.ts';
import { BOUNDARY, toForm } from './form-body.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 4_000);
/** The suite sends the same requests every time; a longer run sends new ones. */
const SEED = Number(
  process.env['FUZZ_SEED'] ?? (process.env['FUZZ_REQUESTS'] ? Math.floor(Math.random() * 2 ** 31) : 16),
);
/** Requests change and delete what they find, so the data is created anew after this many. */
const PER_FIXTURE = 1_000;

type Fixture = { tokens: Record<Role, string | undefined>; known: Known };

/** Creates the demo data, which belong to `general`, and an account in every other role. */
async function buildFixture(): Promise<Fixture> {
  const { create, platform, app, reset } = testServer();
  await reset();
  const general = await create.general({ email: 'manager@danji.test' });
  const others = { stranger: await create.general(), brand: await create.brand() };
  const operators = { staff: await create.staff(), admin: await create.admin() };
  for (let count = 0; count < 4; count += 1) await create.general();
  await seedDemo({ ...platform, config: { ...platform.config, demoData: true } });
  const upload = await app.inject({
    method: 'POST',
    url: writeImages.path,
    headers: { authorization: `Bearer ${general.token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: toForm({ images: '' }, writeImages.body as InputSchema),
  });
  const [image] = upload.json<{ nano_id: string }[]>();
  return {
    tokens: {
      visitor: undefined,
      general: general.token,
      stranger: others.stranger.token,
      brand: others.brand.token,
      staff: operators.staff.token,
      admin: operators.admin.token,
    },
    known: { ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], nanoIds: [image?.nano_id ?? '', general.nano_id] },
  };
}

/** Signs every account in again, because requests sign out, block and withdraw. */
async function reviveAccounts(): Promise<void> {
  const { db } = testServer();
  await db.updateTable('auth_session').set({ ended: null, end_reason: null }).execute();
  await db.updateTable('user_account').set({ deleted: null, account_status: AccountStatus.NORMAL }).execute();
}

const ajv = new Ajv({ strict: false, allErrors: true, formats: { binary: true } });
const checks = new Map<Endpoint, ValidateFunction>();
const checkOf = (endpoint: Endpoint): ValidateFunction => {
  const check = checks.get(endpoint) ?? ajv.compile(withoutIds(endpoint.response));
  checks.set(endpoint, check);
  return check;
};

function findProblemError({ statusCode, headers, body }: LightMyRequestResponse): string | undefined {
  if (statusCode >= 500) return 'a failure of the server';
  if (!String(headers['content-type']).startsWith('application/problem+json')) return 'an error that is no problem';
  const problem = JSON.parse(body) as Problem;
  if (problem.status !== statusCode || !Object.hasOwn(PROBLEMS, problem.code)) return 'a problem without a known code';
  if (!/[가-힣]/.test(problem.title)) return 'a problem without a Korean title';
  return problem.request_id === headers['x-request-id'] ? undefined : 'a problem without its request id';
}

/** Returns the error of a response; `undefined` when there is none. */
function findResponseError({ endpoint, method }: FuzzRequest, response: LightMyRequestResponse): string | undefined {
  const { statusCode, headers } = response;
  if (headers['cache-control'] === undefined) return 'an answer that does not say who may keep it';
  if (method === 'HEAD') return statusCode >= 500 ? 'a failure of the server' : undefined;
  if (statusCode >= 400) return findProblemError(response);
  if (method !== endpoint.method || statusCode === 304) return undefined;
  const type = String(headers['content-type']).split(';')[0] ?? '';
  if (!endpoint.responseTypes.includes(type)) return `an undeclared content type ${type}`;
  if (type !== 'application/json') return undefined;
  const check = checkOf(endpoint);
  return check(response.json()) ? undefined : `an answer against its contract: ${ajv.errorsText(check.errors)}`;
}

const describe = ({ role, method, url, headers, payload }: FuzzRequest) =>
  `${role} ${method} ${url.slice(0, 200)} ${headers['content-type'] ?? ''} ${String(payload ?? '').slice(0, 300)}`;

test(
  `answers ${REQUESTS} hostile requests in the words of its contracts (FUZZ_SEED=${SEED})`,
  async () => {
    const { app } = testServer();
    const failures: string[] = [];
    const counts: Record<number, number> = {};
    /** Calls that got past every check at least once. */
    const reached = new Set<string>();
    for (let done = 0; done < REQUESTS; done += PER_FIXTURE) {
      const { tokens, known } = await buildFixture();
      const numRuns = Math.min(PER_FIXTURE, REQUESTS - done);
      for (const request of sample(anyRequest(known), { numRuns, seed: SEED + done })) {
        const { role, method, url, headers, payload } = request;
        const token = tokens[role];
        const response = await app.inject({
          method: method as 'GET',
          url,
          headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
          ...(payload !== undefined && { payload }),
        });
        counts[response.statusCode] = (counts[response.statusCode] ?? 0) + 1;
        if (response.statusCode === 401 && token !== undefined) await reviveAccounts();
        if (response.statusCode < 300 && method === request.endpoint.method) reached.add(request.endpoint.id);
        const failure = findResponseError(request, response);
        if (failure)
          failures.push(`${failure} (${response.statusCode}): ${describe(request)} → ${response.body.slice(0, 300)}`);
      }
    }
    console.log(`FUZZ_SEED=${SEED}: ${JSON.stringify(counts)}, ${reached.size} calls got to a good answer`);

    expect(failures).toEqual([]);
  },
  60_000 + REQUESTS * 50,
);
