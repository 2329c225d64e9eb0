import { useCallback, useId, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { Popover } from '../../pickers/popover.tsx';
import type { DataTableProps } from '../table-types.ts';
import { CheckMenu, type CheckMenuGroup } from './check-menu.tsx';

type ViewMenuProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'hiddenColumns' | 'onHiddenColumns' | 'density' | 'onDensity'
>;

function listGroups<Row>({
  columns,
  hiddenColumns = [],
  onHiddenColumns,
  density = 'comfortable',
  onDensity,
}: ViewMenuProps<Row>): CheckMenuGroup[] {
  const groups: CheckMenuGroup[] = [];
  if (onHiddenColumns) {
    groups.push({
      title: '보여 줄 열',
      kind: 'several',
      items: columns.map(({ key, header, alwaysVisible }, index) => ({
        key,
        label: header,
        checked: index === 0 || alwaysVisible === true || !hiddenColumns.includes(key),
        disabled: index === 0 || alwaysVisible === true,
      })),
      onToggle: (key) =>
        onHiddenColumns(
          hiddenColumns.includes(key) ? hiddenColumns.filter((other) => other !== key) : [...hiddenColumns, key],
        ),
    });
  }
  if (onDensity) {
    groups.push({
      title: '줄 간격',
      kind: 'one',
      items: [
        { key: 'comfortable', label: '넓게', checked: density === 'comfortable' },
        { key: 'compact', label: '좁게', checked: density === 'compact' },
      ],
      onToggle: (key) => onDensity(key === 'compact' ? 'compact' : 'comfortable'),
    });
  }
  return groups;
}

/** The menu of visible columns and of the row density. */
export function ViewMenu<Row>(props: ViewMenuProps<Row>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const groups = listGroups(props);
  if (groups.length === 0) return null;
  const hidden = props.hiddenColumns?.length ?? 0;
  return (
    <>
      <Button
        ref={setAnchor}
        size="sm"
        variant="outline"
        icon="sliders"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {hidden > 0 ? `보기 설정 (${hidden}개 숨김)` : '보기 설정'}
      </Button>
      {open && anchor ? (
        <Popover anchor={anchor} onClose={close} label="보기 설정" id={id} align="end">
          <CheckMenu label="보기 설정" groups={groups} />
        </Popover>
      ) : null}
    </>
  );
}
