import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/icon.tsx';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, minWidth: 0 },
});
const Holder = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    '& > svg': { position: 'absolute', right: 1, color: 'fg.subtle', pointerEvents: 'none' },
  },
});
const Choice = chakra('select', {
  base: {
    appearance: 'none',
    minHeight: '2.25rem',
    paddingInlineStart: 2,
    paddingInlineEnd: 6,
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg',
    fontSize: 'md',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.muted' },
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    '& option': { color: 'fg', background: 'bg.panel' },
  },
});
const YEARS_BACK = 110;
const YEARS_AHEAD = 30;

/** `2026년 11월` of `2026-11`. */
export const nameMonth = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

const listNumbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Year and month as native lists, so that a birthday takes two choices. Years from 110 back to 30 ahead, within the
 * bounds.
 */
export function MonthChoice({
  month,
  min,
  max,
  today,
  onChange,
}: {
  month: string;
  min: string;
  max: string;
  today: string;
  onChange: (month: string) => void;
}) {
  const year = Number(month.slice(0, 4));
  const thisYear = Number(today.slice(0, 4));
  const first = Math.min(year, Math.max(Number(min.slice(0, 4)), thisYear - YEARS_BACK));
  const last = Math.max(year, Math.min(Number(max.slice(0, 4)), thisYear + YEARS_AHEAD));
  const isOutside = (other: string): boolean => other < min.slice(0, 7) || other > max.slice(0, 7);
  return (
    <Row>
      <Holder>
        <Choice
          aria-label="연도"
          value={String(year)}
          onChange={(event) => onChange(`${event.currentTarget.value}${month.slice(4)}`)}
        >
          {listNumbers(first, last).map((number) => (
            <option key={number} value={number}>{`${number}년`}</option>
          ))}
        </Choice>
        <Icon name="chevron-down" size={16} />
      </Holder>
      <Holder>
        <Choice
          aria-label="월"
          value={month.slice(5)}
          onChange={(event) => onChange(`${year}-${event.currentTarget.value}`)}
        >
          {listNumbers(1, 12).map((number) => {
            const text = String(number).padStart(2, '0');
            return <option key={text} value={text} disabled={isOutside(`${year}-${text}`)}>{`${number}월`}</option>;
          })}
        </Choice>
        <Icon name="chevron-down" size={16} />
      </Holder>
    </Row>
  );
}
