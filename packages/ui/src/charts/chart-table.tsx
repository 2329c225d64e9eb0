import { chakra } from '@chakra-ui/react/styled-system';

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th, & td': {
      paddingInline: 3,
      paddingBlock: 2,
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& th': { fontWeight: 'semibold', color: 'fg.muted' },
    '& tr > th:first-of-type': { textAlign: 'start' },
    '& thead th': { bg: 'bg.subtle' },
    '& tbody tr > *': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  },
});
const Caption = chakra('caption', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** The same values as a table: always for assistive technology, for other users on request. */
export interface ChartData {
  head: readonly string[];
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/** Draws the values of a chart as a table. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  return (
    <Table>
      <Caption>{label}</Caption>
      <thead>
        <tr>
          {data.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join(' ')}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={data.head[at + 1] ?? ''}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
