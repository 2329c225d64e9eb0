import { beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { withStatedSize, zip } from '../../platform/foreign-files/zip.ts';
import { makeDesk } from './desk.ts';
import { sendSheet, sheetOf } from './sheet-fixture.ts';
import { cellXml, HEADERS_XML, LINE_XML, sheetOfXml } from './sheet-xml.ts';

beforeEach(() => testServer().reset());

const LINES = [['용역', '경비 용역', '경비']];

test.each([
  ['a row that is far below', () => sheetOfXml(`${HEADERS_XML}<row r="99999999"><c r="A99999999"><v>1</v></c></row>`)],
  [
    'a row below the last that is read',
    () => sheetOfXml(HEADERS_XML + LINE_XML + `<row r="10001">${cellXml('A10001', '용역')}</row>`),
  ],
  [
    'a cell below the last row that is read',
    () => sheetOfXml(HEADERS_XML + LINE_XML + `<row>${cellXml('A10001', '용역')}</row>`),
  ],
  [
    'a cell right of the last that is read',
    () => sheetOfXml(HEADERS_XML + LINE_XML.replace('</row>', `${cellXml('GS2', '용역')}</row>`)),
  ],
  ['a cell that is far to the right', () => sheetOfXml(`${HEADERS_XML}<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>`)],
  ['parts that unpack to more than all may', () => zip({ 'xl/a.xml': new Uint8Array(31 * 1024 * 1024) })],
])('an import survives %s, and the next one is read', async (_name, makeBytes) => {
  const { token, space } = await makeDesk();
  const { status, problem } = await sendSheet(space.id, makeBytes(), { token });
  expect([status, problem.fields]).toEqual([422, { file: '파일이 너무 커요. 나눠서 올려 주세요.' }]);
  expect((await sendSheet(space.id, await sheetOf(LINES), { token })).report.accepted).toBe(1);
});

test('an import refuses a file that states another size than it has', async () => {
  const { token, space } = await makeDesk();
  const { status, problem } = await sendSheet(space.id, withStatedSize(await sheetOf(LINES), 0, 1), { token });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['file']]);
});
