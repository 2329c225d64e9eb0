import { beforeEach, describe, expect, test } from '@jest/globals';
import { getChannel, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { getRegistry, promoteRelease } from '@danji/contracts/releases/release.endpoints';
import {
  generatePrivateKey,
  parsePrivateKey,
  parsePublicKey,
  signObject,
  verifyObject,
} from '@danji/contracts/releases/signing';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { asPipeline, change, hostAll, uploaded } from './channel-calls.ts';

beforeEach(() => testServer().reset());

const publishedKeys = () => testServer().platform.releaseKeys.registry.publicKeys.split(',').map(parsePublicKey);
const newest = () =>
  testServer().db.selectFrom('channel_revision').selectAll().orderBy('revision', 'desc').executeTakeFirstOrThrow();
const forge = (values: object) =>
  testServer().db.updateTable('channel_revision').set(values).where('revision', '=', 3).execute();
const active = async () => (await call(getRegistry)).data.remotes.map(({ release }) => release);

describe('what the server says of releases', () => {
  test('is signed anew for each visitor, with the key that the page names, for a day', async () => {
    await hostAll('workspace', 2);
    const { data } = await call(getRegistry, { headers: { cookie: 'danji-visitor=V1StGXR8_Z5jdHi6B-myT' } });
    expect(verifyObject(data, publishedKeys())).toBe(true);
    expect(Date.parse(data.expires ?? '') - Date.parse(data.issued)).toBe(24 * 60 * 60 * 1000);
    for (const changed of [
      { ...data, revision: 9 },
      { ...data, remotes: [] },
      { ...data, expires: '2099-01-01T00:00:00.000Z' },
      { ...data, revoked: ['workspace@x'] },
    ])
      expect(verifyObject(changed, publishedKeys())).toBe(false);
    testServer().clock.advance(60);
    expect((await call(getRegistry)).data.issued).not.toBe(data.issued);
  });

  test('and the channel document too', async () => {
    await hostAll('workspace', 1);
    const { data } = await call(getChannel, { headers: asPipeline });
    expect(verifyObject(data, publishedKeys())).toBe(true);
    expect(data).toMatchObject({ channel: 'prod', revision: 1, revoked: [] });
  });
});

describe('a stored revision with an invalid signature is not trusted', () => {
  test.each([
    [
      'its document was changed',
      async () => forge({ document: JSON.stringify({ ...(await newest()).document, remotes: {} }) }),
    ],
    ['its signature is missing', () => forge({ signature: null })],
    [
      'another key signed it',
      async () =>
        forge({
          signature: JSON.stringify(
            signObject((await newest()).document, parsePrivateKey(generatePrivateKey())).signature,
          ),
        }),
    ],
    [
      'an older one was put in its place, with its own signature',
      async () => {
        const old = await testServer()
          .db.selectFrom('channel_revision')
          .selectAll()
          .where('revision', '=', 1)
          .executeTakeFirstOrThrow();
        return forge({ document: JSON.stringify(old.document), signature: JSON.stringify(old.signature) });
      },
    ],
  ])('when %s: the last valid one is used, and the next change repairs it', async (_, tamper) => {
    const [first = '', second = ''] = await hostAll('workspace', 2);
    const { release } = await uploaded('workspace');
    await change(promoteRelease, { remote: 'workspace', release });
    expect(await active()).toEqual([release]);
    await tamper();
    expect(await active()).toEqual([second]);
    expect((await call(getChannel, { headers: asPipeline })).data).toMatchObject({
      revision: 3,
      remotes: { workspace: { active: second, previous: first } },
    });
    expect((await change(startCanary, { remote: 'workspace', release, percent: 1, cohorts: [] })).data).toMatchObject({
      revision: 4,
      entry: { active: second, candidate: { release } },
    });
    expect(await active()).toEqual([second]);
  });

  test('when there is no good one at all: nothing is hosted', async () => {
    const [release = ''] = await hostAll('workspace', 1);
    await testServer().db.updateTable('channel_revision').set({ signature: null }).execute();
    expect(await active()).toEqual([]);
    expect((await change(promoteRelease, { remote: 'workspace', release })).data).toMatchObject({ revision: 2 });
    expect(await active()).toEqual([release]);
  });
});
