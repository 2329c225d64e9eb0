const contracts = ({ domain, kebab, pascal, camel, snake, label }) => ({
  [`packages/contracts/src/${domain}/${kebab}.ts`]: `import type { Static } from 'typebox';
import { created, entity, id, nonEmptyString, strictObject } from '../fields.ts';

const fields = { title: nonEmptyString('제목', 100) };

export const ${camel} = entity('${pascal}', { id, ...fields, created });
export type ${pascal} = Static<typeof ${camel}>;

export const ${camel}Input = strictObject(fields);
`,
  [`packages/contracts/src/${domain}/${kebab}.endpoints.ts`]: `import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { ${camel}, ${camel}Input } from './${kebab}.ts';

export const list${pascal} = defineEndpoint({
  id: '${snake}.list', title: '${label} 목록', method: 'GET', path: '/api/${snake}/', audience: ['general', 'brand', 'staff'], origin: 'extension',
  summary: 'Lists the entries of the caller, newest first.', query: strictObject(pageQuery), response: pageOf(${camel}),
});

export const create${pascal} = defineEndpoint({
  id: '${snake}.create', title: '${label} 등록', method: 'POST', path: '/api/${snake}/', audience: ['general', 'brand', 'staff'], origin: 'extension',
  summary: 'Creates an entry of the caller.', body: ${camel}Input, logged: ${camel}, response: ${camel},
});
`,
});

const database = ({ domain, kebab, camel, snake, pascal }, number) => ({
  [`packages/server/src/${domain}/${kebab}/tables.ts`]: `import type { Id, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    ${snake}: { id: Id; user_id: number; title: string; created: Timestamp };
  }
}
`,
  [`packages/server/src/${domain}/${kebab}/personal-data.ts`]: `import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** ${pascal} entries end with the account. */
export const ${camel}PersonalData: PersonalDataContributor = {
  erased: ['${snake}.user_id', '${snake}.title'],
  async erase(db, { id }) {
    await db.deleteFrom('${snake}').where('user_id', '=', id).execute();
  },
};
`,
  [`packages/server/src/migrations/${number}-${kebab}.ts`]: `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  \`create table ${snake} (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    title text not null,
    created timestamptz not null
  )\`,
  \`create index ${snake}_user_created on ${snake} (user_id, created desc, id desc)\`,
];
`,
});

const feature = ({ domain, kebab, pascal, camel, snake, label }) => ({
  [`packages/server/src/${domain}/${kebab}/feature.ts`]: `import { defineFeature } from '../../platform/features/define-feature.ts';
import { ${camel}PersonalData } from './personal-data.ts';
import { register${pascal}Routes } from './${kebab}.routes.ts';

/** ${label}: each user’s own list. */
export const ${camel} = defineFeature({ name: '${snake}', routes: [register${pascal}Routes], personalData: ${camel}PersonalData });
`,
  [`packages/server/src/${domain}/${kebab}/${kebab}.routes.ts`]: `import { create${pascal}, list${pascal} } from '@danji/contracts/${domain}/${kebab}.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { insert${pascal}, list${pascal}Rows } from './${kebab}.repository.ts';

export function register${pascal}Routes(app: FastifyInstance): void {
  route(app, list${pascal}, ({ db, user, query }) => list${pascal}Rows(db, user.id, query));

  route(app, create${pascal}, async ({ db, user, body, now, change }) => {
    const entry = await insert${pascal}(db, { ...body, user_id: user.id, created: now });
    change.after = entry;
    return entry;
  }, { rateLimit: { max: 60, timeWindow: '1 hour' } });
}
`,
  [`packages/server/src/${domain}/${kebab}/${kebab}.repository.ts`]: `import { ${camel}, type ${pascal} } from '@danji/contracts/${domain}/${kebab}';
import type { create${pascal}, list${pascal} } from '@danji/contracts/${domain}/${kebab}.endpoints';
import type { BodyOf, QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';

/** The columns are named like the fields of the contract. */
const COLUMNS = Object.keys(${camel}.properties) as (keyof ${pascal})[];

/** The entries of a user, newest first. */
export const list${pascal}Rows = (db: Db, userId: number, query: QueryOf<typeof list${pascal}>): Promise<Page<${pascal}>> =>
  readPage(db, query, {
    found: db.selectFrom('${snake}').where('user_id', '=', userId),
    order: [['created', 'desc']],
    key: '${snake}.id',
    lines: db.selectFrom('${snake}').select(COLUMNS),
  });

export const insert${pascal} = (db: Db, entry: BodyOf<typeof create${pascal}> & { user_id: number; created: Date }): Promise<${pascal}> =>
  db.insertInto('${snake}').values(entry).returning(COLUMNS).executeTakeFirstOrThrow();
`,
});

const tests = ({ domain, kebab, pascal, snake, constant }) => ({
  [`packages/testing/src/lists/${domain}-${kebab}-seeds.ts`]: `import { AGO, type Seed, TEXT } from './seed.ts';

/** The rows that the list is measured on. */
export const ${constant}: readonly Seed[] = [{ table: '${snake}', columns: { user_id: ':general:', title: TEXT, created: AGO } }];
`,
  [`packages/server/test/${domain}/${kebab}/${kebab}.api.test.ts`]: `import { create${pascal}, list${pascal} } from '@danji/contracts/${domain}/${kebab}.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';

beforeEach(() => testServer().reset());

test('a user lists their own entries, newest first', async () => {
  const { create } = testServer();
  const [{ token }, other] = [await create.general(), await create.general()];
  for (const title of ['하나', '둘']) await call(create${pascal}, { token, body: { title } });
  const { data } = await call(list${pascal}, { token });
  expect([data.count, data.results.map(({ title }) => title)]).toEqual([2, ['둘', '하나']]);
  expect((await call(list${pascal}, { token: other.token })).data.count).toBe(0);
});

test('refuses visitors and an empty title', async () => {
  const { token } = await testServer().create.general();
  expect((await call(create${pascal}, { body: { title: '하나' } })).status).toBe(401);
  expect((await call(list${pascal})).status).toBe(401);
  const { status, problem } = await call(create${pascal}, { token, body: { title: ' ' } });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['title']]);
});
`,
});

/** Every file of a server feature by path. */
export const serverFiles = (part, migrationNumber) => ({
  ...contracts(part),
  ...database(part, migrationNumber),
  ...feature(part),
  ...tests(part),
});
