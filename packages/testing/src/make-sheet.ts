import writeXlsxFile, { type SheetData } from 'write-excel-file/node';

/** An XLSX file with these rows, as a person chooses one. */
export const makeSheet = async (rows: readonly (readonly (string | number | null)[])[]): Promise<File> =>
  new File([new Uint8Array(await writeXlsxFile(rows as SheetData).toBuffer())], '표.xlsx');
