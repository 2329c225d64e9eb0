import { createOwnExportLink } from '@danji/contracts/accounts/own-export.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { publishEvent } from '@danji/server/platform/events/live-events';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import type { CallRollback } from '@danji/testing/roll-back-calls';
import { testServer } from '@danji/testing/test-server';
import { WebBrowser } from '../accounts/sessions/web-browser.ts';
import { openChannel } from '../notifications/live-events/live-channel.ts';
import { readZip } from '../workspace/workspace-export/read-zip.ts';
import { CANARY, PASSWORD, type CanaryScene, type Target } from './canary-scene.ts';
import { type Json, sample } from './sample.ts';
import { type Input, send } from './send.ts';

/** A text that a viewer got, with where. */
export type Got = {
  /** The call, when it was one. */
  call?: string;
  where: string;
  text: string;
  /** Whether a search found a hidden part. */
  isHit?: boolean;
};

const propertiesOf = (schema: unknown): Record<string, Json> => (schema as Json | undefined)?.properties ?? {};

/** The value of a field that names something: this record. */
function nameIn(target: Target, field: string, { type, properties }: Json): unknown {
  if (properties?.['children']) return toDocument('글');
  if (field === 'board_id') return target.board_id;
  if (field === 'kind') return 1;
  if (!/(^|_)(id|author)$/.test(field)) return undefined;
  return type === 'integer' ? target.id : target.nano_id;
}

/** The smallest good input of a call about a record. */
function inputOf({ path, params, query, body }: Endpoint, target: Target, file: string): Input {
  const naming = (field: string, schema: Json) => nameIn(target, field, schema);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const param = (name: string) =>
    name === 'nano_id' ? file : (nameIn(target, name, propertiesOf(params)[name] ?? {}) ?? target.nano_id);
  const made = (schema: Endpoint['query'] | Endpoint['body']) =>
    schema ? (sample(schema, naming) as Record<string, unknown>) : {};
  return {
    params: Object.fromEntries(names.map((name) => [name, param(name) as string | number])),
    query: made(query),
    body: made(body),
  };
}

const namesRecord = (schema: unknown): boolean =>
  Object.keys(propertiesOf(schema)).some((field) => /(^|_)(id|author)$/.test(field));

/** Inputs of a call: of the community about every record, and with a search that would find hidden parts. */
function inputsOf(endpoint: Endpoint, { targets, file }: Scene): Input[] {
  const { path, query, body } = endpoint;
  const isAboutAny = isOfCommunity(endpoint) && (path.includes('{') || namesRecord(query) || namesRecord(body));
  const inputs = (isAboutAny ? targets : targets.slice(0, 1)).map((target) => inputOf(endpoint, target, file));
  if (!('search' in propertiesOf(query))) return inputs;
  return [...inputs, ...inputs.slice(0, 1).map((input) => ({ ...input, query: { ...input.query, search: CANARY } }))];
}

type Scene = Pick<CanaryScene, 'targets' | 'file'>;
type Walk = { token: string | undefined; calls: (endpoint: Endpoint) => boolean };

/** The calls that read. */
export const isReading = ({ method }: Endpoint): boolean => method === 'GET';
/** The calls of the community, and those of files. */
export const isOfCommunity = ({ path }: Endpoint): boolean => /^\/api\/(boards|commons\/files)\//.test(path);

/** Makes calls, and undoes what they change. */
export async function* walkCalls(scene: Scene, rollback: CallRollback, { token, calls }: Walk): AsyncGenerator<Got> {
  for (const endpoint of ENDPOINTS.filter(calls))
    for (const input of inputsOf(endpoint, scene)) {
      const make = () => send(endpoint, input, token);
      const { text } = await (isReading(endpoint) ? make() : rollback.run(make));
      const isHit = input.query?.['search'] === CANARY && /"count":[1-9]/.test(text);
      yield { call: endpoint.id, where: `${endpoint.id} ${JSON.stringify(input)}`, text, isHit };
    }
}

/** Opens pages as a browser, of a member when there is an account with a password. */
export async function* walkPages(paths: readonly string[], account: TestAccount | undefined): AsyncGenerator<Got> {
  const browser = new WebBrowser();
  if (account) {
    const { user_type } = await testServer()
      .db.selectFrom('user_account')
      .where('id', '=', account.id)
      .select('user_type')
      .executeTakeFirstOrThrow();
    await browser.call(signIn, { body: { user_type, email: account.email ?? '', password: PASSWORD } });
  }
  for (const url of paths) {
    const { body } = await testServer().app.inject({
      url,
      headers: { accept: 'text/html', cookie: browser.cookieHeader() },
    });
    yield { where: url, text: body };
  }
}

/** Reads all live events of an account so far. */
export async function* walkEvents({ id, token }: TestAccount): AsyncGenerator<Got> {
  const { db, clock } = testServer();
  await publishEvent(db, id, { type: 'changed', paths: ['/last'] }, clock.now());
  const channel = await openChannel(token, { after: 0 });
  for (let got = await channel.next(); got; got = await channel.next()) {
    const text = JSON.stringify(got.event);
    yield { where: 'live events', text };
    if (text.includes('/last')) break;
  }
  channel.close();
}

/** Reads the download of the own data of an account. */
export async function* walkExport({ token }: TestAccount): AsyncGenerator<Got> {
  const { data } = await call(createOwnExportLink, { token, body: { password: PASSWORD } });
  const { rawPayload } = await testServer().app.inject({ url: data.url });
  for (const { name, bytes } of readZip(rawPayload))
    yield { where: `export ${name}`, text: `${name} ${bytes.toString()}` };
}
