import { expect, test } from '@jest/globals';
import { parse } from '@danji/server/workspace/schedules/sheet.parser';
import { sheetOf } from './sheet-fixture.ts';
import { cellXml, HEADERS_XML, LINE_XML, sheetOfXml } from './sheet-xml.ts';

/** A sheet of the headers and these rows. */
const makeSheet = (rows: string, more?: Record<string, string>) => sheetOfXml(HEADERS_XML + rows, more);

test('reads a sheet that was written by hand', async () => {
  expect(await parse(makeSheet(LINE_XML))).toEqual([
    { row: 2, cells: { category1: '용역', category2: '경비 용역', title: '경비' } },
  ]);
});

test.each([
  ['a row far below', '<row r="99999999"><c r="A99999999"><v>1</v></c></row>'],
  ['a row below the last one', '<row r="10001"><c r="A10001"><v>1</v></c></row>'],
  ['a cell far below', '<row><c r="A99999999"><v>1</v></c></row>'],
  ['a cell far to the right', '<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>'],
  ['a cell right of the last one', '<row r="2"><c r="GS2"><v>1</v></c></row>'],
  ['a second number of a row', '<row r="2" x:r="99999999"><c r="A2"><v>1</v></c></row>'],
  ['a row of a namespace', `<x:row r='99999999'><x:c r='A99999999'><x:v>1</x:v></x:c></x:row>`],
  ['rows without numbers', '<row></row>'.repeat(10_001)],
])('refuses %s as too large', async (_name, rows) => {
  await expect(parse(makeSheet(rows))).rejects.toMatchObject({ reason: 'too_large' });
});

test.each([
  ['a number that is written in disguise', '<row r="&#57;9999999"><c r="A2"><v>1</v></c></row>'],
  ['a column that is no letter', '<row r="2"><c r="가2"><v>1</v></c></row>'],
  ['a cell without a place', '<row r="2"><c><v>1</v></c></row>'],
])('refuses %s as broken', async (_name, rows) => {
  await expect(parse(makeSheet(rows))).rejects.toMatchObject({ reason: 'broken' });
});

test('refuses a part that parses to too much, whichever it is', async () => {
  const strings = { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(300_001)}</sst>` };
  await expect(parse(makeSheet(LINE_XML, strings))).rejects.toMatchObject({ reason: 'too_large' });
});

test('passes over formatted cells and rows without content, as far away as they are', async () => {
  const formatted = `<row r="2" s="1">${cellXml('A2', '용역')}${cellXml('B2', '경비 용역')}${cellXml('C2', '경비')}<c r="XFD2" s="1"/></row>
    <row r="1048576" s="1" customFormat="1"><c r="A1048576" s="1"/><c r="B1048576" s="1"></c></row>`;
  expect(await parse(makeSheet(formatted))).toHaveLength(1);
});

test('cuts texts that no field takes', async () => {
  const bytes = await sheetOf([
    ['용역', '경비 용역', '가'.repeat(32_000), null, null, null, null, null, null, '나'.repeat(32_000)],
  ]);
  const [line] = await parse(bytes);
  expect([String(line?.cells.title).length, String(line?.cells.description).length]).toEqual([101, 5001]);
});
