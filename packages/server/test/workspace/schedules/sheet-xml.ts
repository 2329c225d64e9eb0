import { zip } from '../../platform/foreign-files/zip.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const cellXml = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

export const HEADERS_XML = `<row r="1">${cellXml('A1', '종류')}${cellXml('B1', '분류')}${cellXml('C1', '제목')}</row>`;
export const LINE_XML = `<row r="2">${cellXml('A2', '용역')}${cellXml('B2', '경비 용역')}${cellXml('C2', '경비')}</row>`;

/** An XLSX file of exactly these rows, which no office program would write. */
export const sheetOfXml = (rows: string, more: Record<string, string> = {}): Buffer =>
  zip({
    'xl/workbook.xml': `<workbook><sheets><sheet name="a" sheetId="1" r:id="1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="1" Type="${RELATIONSHIPS}/worksheet" Target="any/a.xml"/></Relationships>`,
    'xl/any/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  });
