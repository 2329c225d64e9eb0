import writeXlsxFile, { type SheetData } from 'write-excel-file/node';

type Rows = readonly (readonly (string | number | null)[])[];

/** The bytes of an XLSX file with these rows. */
export const makeSheetBytes = (rows: Rows): Promise<Buffer> => writeXlsxFile(rows as SheetData).toBuffer();

/** An XLSX file with these rows, as a person chooses one. */
export const makeSheet = async (rows: Rows): Promise<File> =>
  new File([new Uint8Array(await makeSheetBytes(rows))], '표.xlsx');
