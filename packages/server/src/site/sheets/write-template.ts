import writeXlsxFile from 'write-excel-file/node';

type Template = {
  /** The name of the file without its ending. */
  name: string;
  columns: readonly { head: string; width: number }[];
  /** One line. It names no member, so that it is refused when it is left in the sheet. */
  example: readonly (string | number | null)[];
};

/** An XLSX file with the heads of a sheet and an example. */
export async function writeTemplate({ name, columns, example }: Template): Promise<{ name: string; base64: string }> {
  const heads = columns.map(({ head }) => ({
    value: head,
    type: String,
    fontWeight: 'bold' as const,
    backgroundColor: '#EEF1F5',
  }));
  const line = example.map((value) =>
    typeof value === 'number' ? { value, type: Number } : value && { value, type: String },
  );
  const widths = columns.map(({ width }) => ({ width }));
  const bytes = await writeXlsxFile([
    { data: [heads, line], columns: widths, stickyRowsCount: 1, sheet: name },
  ]).toBuffer();
  return { name: `${name} 양식.xlsx`, base64: bytes.toString('base64') };
}
