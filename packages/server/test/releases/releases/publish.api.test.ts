import { beforeEach, describe, expect, test } from '@jest/globals';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, upload } from './built-release.ts';

beforeEach(() => testServer().reset());

const fieldsOf = (response: { json(): { fields?: Record<string, string> } }) => response.json().fields ?? {};

const send = (payload: object) =>
  testServer().app.inject({
    method: 'POST',
    url: '/api/releases/',
    payload: payload as never,
    headers: { authorization: 'Bearer release-token' },
  });

describe('publishing a release', () => {
  test('keeps the release, and an operator of type ADMIN sees it in the list', async () => {
    const { token } = await testServer().create.admin();
    const built = buildRelease('workspace');
    const response = await upload(built, { authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ created: true, release: { release: built.manifest.release } });
    const { data } = await call(listReleases, { token });
    expect(data).toMatchObject({
      count: 1,
      revision: 0,
      results: [{ remote: 'workspace', release: built.manifest.release, state: 'uploaded' }],
    });
    expect(data.results[0]?.bytes).toBe(built.manifest.files.reduce((total, { bytes }) => total + bytes, 0));
    const log = await testServer().db.selectFrom('staff_log').select(['path', 'new_object']).execute();
    expect(log).toEqual([
      { path: '/api/releases/', new_object: { remote: 'workspace', release: built.manifest.release } },
    ]);
  });

  test('is open to the release pipeline by its token, which opens no other call', async () => {
    expect((await upload(buildRelease('workspace'))).statusCode).toBe(201);
    const other = await call(listStaffLog, { headers: { authorization: 'Bearer release-token' } });
    expect(other.status).toBe(401);
  });

  test('is closed to a wrong token', async () => {
    const built = buildRelease('workspace');
    expect((await upload(built, {})).statusCode).toBe(401);
    expect((await upload(built, { authorization: 'Bearer release-toke' })).statusCode).toBe(401);
  });

  test('writes a release once', async () => {
    const built = buildRelease('workspace');
    await upload(built);
    const again = await upload(built);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'already_exists', title: '이미 올린 릴리스예요.' });
  });

  test('lets one of two uploads of the same release win', async () => {
    const built = buildRelease('workspace');
    const responses = await Promise.all([upload(built), upload(built)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

describe('an upload is refused', () => {
  test('when a file was tampered with', async () => {
    const built = buildRelease('workspace');
    const text = built.files.get('remote.3c4d.js') ?? '';
    built.files.set('remote.3c4d.js', text.replace('안녕', '안넝'));
    const response = await upload(built);
    expect(response.statusCode).toBe(422);
    expect(fieldsOf(response)).toEqual({ 'files.remote.3c4d.js': '내용이 명세의 해시와 달라요.' });
  });

  test('when a file is missing, of another size, or not in the manifest', async () => {
    const built = buildRelease('workspace');
    built.files.delete('pages/list.5e6f.js');
    built.files.set('remote.3c4d.js', 'short');
    built.files.set('extra.js', 'alert(1)');
    expect(fieldsOf(await upload(built))).toEqual({
      'files.pages/list.5e6f.js': '명세에 있는데 올라오지 않았어요.',
      'files.remote.3c4d.js': expect.stringContaining('크기가 명세'),
      'files.extra.js': '명세에 없는 파일이에요.',
    });
  });

  test('when a path leaves the release, and nothing of it is kept', async () => {
    for (const path of ['a/../../../../escape.js', 'a//b.js', 'a/./b.js']) {
      const response = await upload(buildRelease('workspace', { files: { [path]: 'alert(1)' } }));
      expect([path, response.statusCode, fieldsOf(response)]).toEqual([
        path,
        422,
        { [`files.${path}`]: '릴리스 폴더를 벗어나는 경로예요.' },
      ]);
    }
    for (const path of ['../escape.js', '/etc/escape.js'])
      expect((await upload(buildRelease('workspace', { files: { [path]: 'alert(1)' } }))).statusCode).toBe(422);
    expect(await testServer().db.selectFrom('release').select('id').execute()).toEqual([]);
  });

  test('when it brings a page or another kind of file that must not be served from our address', async () => {
    expect(
      fieldsOf(await upload(buildRelease('workspace', { files: { 'page.html': '<script>alert(1)</script>' } }))),
    ).toEqual({ 'files.page.html': '릴리스에 넣을 수 없는 파일 형식이에요.' });
  });

  test('when the entry is not among its files, or the remote is not ours', async () => {
    expect(fieldsOf(await upload(buildRelease('workspace', { manifest: { entry: 'other.js' } })))).toHaveProperty([
      'manifest.entry',
    ]);
    expect(fieldsOf(await upload(buildRelease('gambling' as 'shop')))).toHaveProperty(['manifest.remote']);
    expect(
      fieldsOf(await upload(buildRelease('workspace', { manifest: { release: '../../shop/0.1.0' } }))),
    ).toHaveProperty(['manifest.release']);
  });

  test('when it is no form, has no manifest, or one that cannot be read', async () => {
    expect((await send({ manifest: '{}' })).statusCode).toBe(400);
    const form = new FormData();
    expect((await send(form)).statusCode).toBe(422);
    form.append('manifest', '{"remote":');
    expect(fieldsOf(await send(form))).toEqual({ manifest: '릴리스 명세(release.json)를 읽을 수 없어요.' });
  });
});
