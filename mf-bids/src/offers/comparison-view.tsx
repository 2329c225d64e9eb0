import { useSearchParams } from '@danji/shell-sdk/router';
import { RadioGroup } from '@danji/ui';

/** The figures by which rows of the price table are compared: their amounts, or the price of one unit. */
export type ComparisonView = 'total' | 'unit';

const OPTIONS: readonly { value: ComparisonView; label: string }[] = [
  { value: 'total', label: '총액' },
  { value: 'unit', label: '단가' },
];

/** The part of an address that keeps a view: `''` for the one that is shown without it. */
export const toViewSearch = (view: ComparisonView): string => (view === 'unit' ? '?view=unit' : '');

/** The view of the comparison, which is in the address: a link to it and the way back to it keep it. */
export function useComparisonView(): [ComparisonView, (view: ComparisonView) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (view: ComparisonView) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (view === 'unit') next.set('view', view);
        else next.delete('view');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get('view') === 'unit' ? 'unit' : 'total', change];
}

type ComparisonViewSwitchProps = { view: ComparisonView; onChange: (view: ComparisonView) => void };

/** Chooses the view of the comparison. */
export const ComparisonViewSwitch = ({ view, onChange }: ComparisonViewSwitchProps) => (
  <RadioGroup
    inline
    label="비교 기준"
    value={view}
    options={OPTIONS}
    onChange={(value) => onChange(value === 'unit' ? 'unit' : 'total')}
  />
);
