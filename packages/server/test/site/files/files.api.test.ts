import { beforeEach, describe, expect, test } from '@jest/globals';
import { deleteFile, readFiles } from '@danji/contracts/site/file.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { download, PDF, upload } from './upload.ts';

beforeEach(() => testServer().reset());

const person = () => testServer().create.general();
const zip = (...entries: string[]) => Buffer.from(`PK\x03\x04${entries.join('PK\x03\x04')}`, 'latin1');
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(stream, 'utf16le')]);

test('stores the kinds of files an office uses', async () => {
  const { token } = await person();
  const sent = [
    { name: '입찰 공고.pdf', bytes: PDF },
    { name: '계약서.hwp', bytes: compound('\x05HwpSummaryInformation') },
    { name: '계약서.hwpx', bytes: zip('Contents/content.hpf') },
    { name: '견적.xlsx', bytes: zip('xl/workbook.xml') },
    { name: '견적.xls', bytes: compound('Workbook') },
    { name: '메모.txt', bytes: '안녕하세요' },
    { name: '명단.csv', bytes: Buffer.from([0xb0, 0xa1, 0x2c, 0xb3, 0xaa]) },
    { name: '묶음.zip', bytes: zip('a.txt') },
    { name: '문서 묶음.zip', bytes: zip('계약서.docx', 'word/document.xml') },
  ];
  const { status, files } = await upload('files', sent, { token });
  expect(status).toBe(200);
  expect(files.map(({ name, size }) => ({ name, size }))).toEqual(
    sent.map(({ name, bytes }) => ({ name, size: Buffer.from(bytes).length })),
  );
});

test('is temporary unless the caller says that it is not', async () => {
  const { token } = await person();
  const isTemporary = async (fields: Record<string, string>) =>
    (await upload('files', [{ name: 'a.pdf', bytes: PDF }], { token, fields })).files[0]?.is_temp;
  expect([await isTemporary({}), await isTemporary({ is_temp: 'false' })]).toEqual([true, false]);
});

test('refuses a file whose content does not match its name', async () => {
  const { token } = await person();
  const disguised = [
    { name: '보고서.pdf', bytes: Buffer.from('MZ\x90\x00\x03program') },
    { name: '보고서.exe', bytes: PDF },
    { name: '메모.txt', bytes: Buffer.from([0, 1, 2, 3]) },
    { name: '가짜.zip', bytes: 'no archive' },
    { name: '쪽.html', bytes: '<html></html>' },
    { name: '계약서.docx', bytes: zip('a.txt') },
    { name: '계약서.hwp', bytes: compound('Workbook') },
    { name: '이름없음', bytes: PDF },
  ];
  for (const file of disguised) {
    const { status, problem } = await upload('files', [file], { token });
    expect({ name: file.name, status }).toEqual({ name: file.name, status: 415 });
    expect(problem.fields?.['files']).toContain(file.name);
  }
});

test('refuses a file above the limit by name, and too many files', async () => {
  const { token } = await person();
  const large = await upload('files', [{ name: '큰 파일.txt', bytes: 'a'.repeat(10 * 1024 * 1024 + 1) }], { token });
  expect(large.status).toBe(413);
  expect(large.problem).toMatchObject({
    code: 'payload_too_large',
    fields: { files: "'큰 파일.txt' 파일이 너무 커요. 10.0 MB보다 작은 파일을 올려 주세요." },
  });
  const many = await upload(
    'files',
    Array.from({ length: 11 }, (_, index) => ({ name: `${index}.txt`, bytes: 'a' })),
    { token },
  );
  expect(many.status).toBe(413);
  expect(many.problem.fields?.['files']).toBe('파일은 한 번에 10개까지 올릴 수 있어요.');
});

test('refuses unknown fields, wrong flags, no file and what is not a form', async () => {
  const { token } = await person();
  const file = { name: 'a.txt', bytes: 'a' };
  expect((await upload('files', [file], { token, fields: { owner: '1' } })).problem.fields).toEqual({
    owner: '받지 않는 항목이에요.',
  });
  expect((await upload('files', [file], { token, fields: { is_temp: 'maybe' } })).problem.fields).toEqual({
    is_temp: '예 또는 아니요로 입력해 주세요.',
  });
  expect((await upload('files', [], { token, fields: { is_temp: 'true' } })).problem.fields).toEqual({
    files: '올릴 파일을 골라 주세요.',
  });
  const json = await testServer().app.inject({
    method: 'POST',
    url: '/api/commons/file_write/',
    headers: { authorization: `Bearer ${token}` },
    payload: { files: [] },
  });
  expect(json.json()).toMatchObject({ status: 400, code: 'malformed_request' });
});

test('keeps a name clean: no folders, no control characters, letters put together', async () => {
  const { token } = await person();
  const { files } = await upload(
    'files',
    [
      { name: '../../etc/공고\u0007.txt'.normalize('NFD'), bytes: 'a' },
      { name: `${'가'.repeat(300)}.txt`, bytes: 'a' },
    ],
    { token },
  );
  expect(files[0]?.name).toBe('공고.txt');
  expect(files[1]?.name).toBe(`${'가'.repeat(147)}.txt`);
});

describe('reading', () => {
  test('gives a document as an attachment under its Korean name, sandboxed and not sniffed', async () => {
    const { token } = await person();
    const { files } = await upload('files', [{ name: "입찰 공고'1'.pdf", bytes: PDF }], { token });
    const answer = await download(files[0]?.file ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(PDF);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('입찰 공고')}%271%27.pdf`,
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('responds 304 to a client that has it cached', async () => {
    const { token } = await person();
    const { files } = await upload('files', [{ name: 'a.txt', bytes: 'a' }], { token });
    const first = await download(files[0]?.file ?? '');
    const again = await download(files[0]?.file ?? '', { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  });

  test('lets the owner in by token and by signed address, others by neither', async () => {
    const { clock } = testServer();
    const owner = await person();
    const other = await person();
    const { files } = await upload('files', [{ name: 'a.txt', bytes: '비밀' }], { token: owner.token });
    const url = files[0]?.file ?? '';
    const bare = url.split('?')[0] ?? '';
    expect((await download(bare, { token: owner.token })).body).toBe('비밀');
    expect((await download(bare, { token: other.token })).statusCode).toBe(404);
    expect((await download(bare)).statusCode).toBe(404);
    const forged = url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A');
    expect((await download(forged)).statusCode).toBe(404);
    expect((await download(url)).statusCode).toBe(200);
    clock.advance(16 * 60);
    expect((await download(url)).statusCode).toBe(404);
  });

  test('does not open another file with the proof of one', async () => {
    const owner = await person();
    const { files } = await upload(
      'files',
      [
        { name: 'a.txt', bytes: 'a' },
        { name: 'b.txt', bytes: 'b' },
      ],
      { token: owner.token },
    );
    const [a, b] = files.map(({ file }) => file.split('?'));
    expect((await download(`${a?.[0]}?${b?.[1]}`)).statusCode).toBe(404);
  });

  test('leaves out the metadata of files that the user may not read', async () => {
    const owner = await person();
    const other = await person();
    const mine = await upload('files', [{ name: 'a.txt', bytes: 'a' }], { token: owner.token });
    const theirs = await upload('files', [{ name: 'b.txt', bytes: 'b' }], { token: other.token });
    const body = { file_ids: [mine.files[0]?.nano_id ?? '', theirs.files[0]?.nano_id ?? '', 'x'.repeat(21)] };
    const { data } = await call(readFiles, { body, token: owner.token });
    expect(data.map(({ name }) => name)).toEqual(['a.txt']);
    expect((await call(readFiles, { body })).problem.code).toBe('unauthenticated');
    expect((await call(readFiles, { body: { file_ids: [] }, token: owner.token })).problem.code).toBe('invalid_input');
  });
});

describe('deleting', () => {
  test('removes the owner’s file and its bytes', async () => {
    const { platform, db } = testServer();
    const owner = await person();
    const { files } = await upload('files', [{ name: 'a.txt', bytes: 'a' }], { token: owner.token });
    const { storage_key } = await db.selectFrom('stored_file').select('storage_key').executeTakeFirstOrThrow();
    expect((await call(deleteFile, { params: { nano_id: files[0]?.nano_id ?? '' }, token: owner.token })).data).toEqual(
      { ok: true },
    );
    expect(await platform.files.open(storage_key)).toBeUndefined();
    expect((await download(files[0]?.file ?? '')).statusCode).toBe(404);
  });

  test('refuses visitors and other accounts without revealing the file', async () => {
    const owner = await person();
    const other = await person();
    const { files } = await upload('files', [{ name: 'a.txt', bytes: 'a' }], { token: owner.token });
    const params = { nano_id: files[0]?.nano_id ?? '' };
    expect((await call(deleteFile, { params })).problem.code).toBe('unauthenticated');
    expect((await call(deleteFile, { params, token: other.token })).problem.code).toBe('not_found');
    expect((await download(files[0]?.file ?? '')).statusCode).toBe(200);
  });
});
