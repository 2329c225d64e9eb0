import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../../actions/button.tsx';
import { monthOf } from './days.ts';
import { MonthChoice, nameMonth } from './month-choice.tsx';

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '2.75rem',
    marginBottom: 1,
    minWidth: 0,
  },
});
const Caption = chakra('div', { base: { flex: '1', textAlign: 'center', fontWeight: 'bold' } });
const Gap = chakra('span', { base: { width: '44px', flexShrink: 0 } });
// In px, because with text of twice the size the year needs the space.
const STEP = { width: '44px', minWidth: '44px', minHeight: '44px' } as const;

export interface MonthHeadProps {
  month: string;
  min: string;
  max: string;
  today: string;
  isFirst: boolean;
  isLast: boolean;
  onShift: (count: -1 | 1) => void;
  onChoose: (month: string) => void;
}

/**
 * The name of a month; the first one can be chosen, and the outer ones carry the steps to the months before and after.
 */
export function MonthHead({ month, isFirst, isLast, min, max, today, onShift, onChoose }: MonthHeadProps) {
  return (
    <Head>
      {isFirst ? (
        <IconButton
          icon="chevron-left"
          label="이전 달"
          css={STEP}
          disabled={month <= monthOf(min)}
          onClick={() => onShift(-1)}
        />
      ) : (
        <Gap />
      )}
      {isFirst ? (
        <MonthChoice month={month} min={min} max={max} today={today} onChange={onChoose} />
      ) : (
        <Caption aria-hidden>{nameMonth(month)}</Caption>
      )}
      {isLast ? (
        <IconButton
          icon="chevron-right"
          label="다음 달"
          css={STEP}
          disabled={month >= monthOf(max)}
          onClick={() => onShift(1)}
        />
      ) : (
        <Gap />
      )}
    </Head>
  );
}
