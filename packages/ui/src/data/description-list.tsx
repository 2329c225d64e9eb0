import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

// Lines separate the rows: the last row has none, nor have both of the last two in two columns.
const List = chakra('dl', {
  base: { display: 'grid', columnGap: 8, minWidth: 0 },
  variants: {
    columns: {
      1: {},
      2: {
        gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
        '& > :nth-last-of-type(2):nth-of-type(odd)': { borderBottomWidth: { md: 0 } },
      },
    },
  },
});
const Pair = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: 0.5,
    paddingBlock: 3,
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    minWidth: 0,
    _last: { borderBottomWidth: 0 },
  },
});
const Term = chakra('dt', { base: { flex: { base: '0 0 max(6rem, 32%)', md: '0 0 8.5rem' }, color: 'fg.subtle' } });
// The value is below its name where large text leaves no space beside it.
const Detail = chakra('dd', {
  base: { flex: '1 1 5rem', minWidth: 0, fontWeight: 'medium', overflowWrap: 'anywhere' },
});

export interface DescriptionListProps {
  /** Missing values are shown as '-'. */
  items: readonly { term: string; detail: ReactNode }[];
  /** Default 1; 2 columns from 768 px on. */
  columns?: 1 | 2 | undefined;
}

/** Names and values, as on a detail page. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <List columns={columns}>
      {items.map(({ term, detail }) => (
        <Pair key={term}>
          <Term>{term}</Term>
          <Detail>{detail === null || detail === undefined || detail === '' ? '-' : detail}</Detail>
        </Pair>
      ))}
    </List>
  );
}
