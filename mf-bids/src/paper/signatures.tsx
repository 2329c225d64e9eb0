import { Stack, Text } from '@danji/ui';
import { PaperTable } from './paper-table.tsx';

/** A line with room for a signature; `name` is empty where it is written by hand. */
type Signer = { role: string; name: string };
type Column = 'name' | 'signature';
const HEADS: Readonly<Record<Column, string>> = { name: '이름', signature: '서명' };
const COLUMNS: readonly Column[] = ['name', 'signature'];
/** Lines for who is not known to us: members of the council of residents who were there. */
const BLANK_LINES = 2;

/** Lists the members who have evaluated, with room for the date, the place and signatures. */
export function Signatures({ evaluators, place }: { evaluators: readonly string[]; place: string }) {
  const signers: Signer[] = [
    ...evaluators.map((name) => ({ role: '평가', name })),
    ...Array.from({ length: BLANK_LINES }, () => ({ role: '확인', name: '' })),
  ];
  return (
    <Stack gap={4}>
      <Text>{`일시: 20      년      월      일      시      분`}</Text>
      <Text overflowWrap="anywhere">{`장소: ${place}`}</Text>
      <PaperTable
        caption="서명"
        corner="구분"
        columns={COLUMNS}
        toKey={(column) => column}
        renderHead={(column) => HEADS[column]}
        rows={signers.map(({ role, name }, at) => ({
          label: `${role} ${at + 1}`,
          cell: (column: Column) => (column === 'name' ? name : '\u00a0'),
        }))}
      />
    </Stack>
  );
}
