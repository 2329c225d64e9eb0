import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { formatCount } from '../../forms/number-rules.ts';
import type { DataTableProps } from '../table-types.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CardControls } from './card-controls.tsx';
import { CARDS } from './table-parts.ts';
import { ViewMenu } from './view-menu.tsx';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 4,
    rowGap: 2,
    minHeight: '2.75rem',
    paddingBlock: 1,
  },
  variants: {
    chosen: {
      true: {
        bg: 'brand.subtle',
        borderRadius: 'lg',
        paddingInlineStart: 4,
        paddingInlineEnd: 1,
        [CARDS]: { paddingBlock: 2, paddingInlineEnd: 2 },
      },
    },
  },
});
const Group = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 },
  variants: { end: { true: { marginInlineStart: 'auto' } } },
});
// As high as the buttons beside it, for layouts where it is below them.
const Count = chakra('output', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    fontWeight: 'semibold',
    color: 'brand.fg',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Hint = chakra('span', { base: { fontSize: 'sm', color: 'fg.subtle' } });

type BarProps<Row> = Omit<DataTableProps<Row>, 'label' | 'empty' | 'loading' | 'maxHeight' | 'onRowClick' | 'rowHref'>;

/** The bar above a table. It keeps its height when rows are selected, so that nothing below it moves. */
export function TableBar<Row>(props: BarProps<Row>) {
  const { selection, onSelection, bulkActions, actions, onHiddenColumns, onDensity, columns, filters, onFilters } =
    props;
  const chosen = onSelection ? (selection?.size ?? 0) : 0;
  const isFiltered = onFilters !== undefined && columns.some(({ key, filter }) => filter && filters?.[key]);
  const hasBar = onSelection || actions || onHiddenColumns || onDensity || isFiltered;
  return (
    <>
      <CardControls {...props} />
      {chosen > 0 ? (
        <Bar chosen>
          <Count>{`${formatCount(chosen)}개 선택`}</Count>
          <Group end>
            {bulkActions}
            <Button size="sm" variant="ghost" icon="x" onClick={() => onSelection?.(new Set())}>
              선택 해제
            </Button>
          </Group>
        </Bar>
      ) : null}
      {chosen === 0 && hasBar ? (
        <Bar>
          <Group>
            <ActiveFilters {...props} />
            {onSelection && !isFiltered ? <Hint>여러 개를 고르면 한 번에 처리할 수 있어요.</Hint> : null}
          </Group>
          <Group end>
            <ViewMenu {...props} />
            {actions}
          </Group>
        </Bar>
      ) : null}
    </>
  );
}
