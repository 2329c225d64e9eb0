import { useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { Chip } from '../../layout/badge.tsx';
import { BREAKPOINT_PX } from '../../tokens.ts';
import { Calendar } from './calendar.tsx';
import { sortRange, type DateRangePreset, type DayRange } from './day-range.ts';
import { FIRST_DAY, isWithin, LAST_DAY, todayInKorea } from './days.ts';
import { PanelFrame, type PanelFrameProps } from './panel-frame.tsx';

interface PanelProps extends Omit<PanelFrameProps, 'children'> {
  min?: string | undefined;
  max?: string | undefined;
  today?: string | undefined;
}

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    paddingTop: 3,
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});
const Hint = chakra('output', { base: { fontSize: 'sm', color: 'fg.subtle' } });
const Presets = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } });

/** Closes and returns the focus to the field's button: the clicked day is removed with the calendar. */
function useDone({ onClose, anchor }: Pick<PanelProps, 'onClose' | 'anchor'>): () => void {
  return () => {
    onClose();
    anchor.current?.focus({ preventScroll: true });
  };
}

/** The calendar of one day; a click on a day chooses it and closes. */
export function DatePanel({
  value,
  onChange,
  min,
  max,
  today = todayInKorea(),
  ...frame
}: PanelProps & { value: string; onChange: (day: string) => void }) {
  const done = useDone(frame);
  const choose = (day: string): void => {
    onChange(day);
    done();
  };
  return (
    <PanelFrame {...frame}>
      <Column>
        <Calendar
          range={{ start: value, end: value }}
          today={today}
          min={min || FIRST_DAY}
          max={max || LAST_DAY}
          onPick={choose}
        />
        <Foot>
          <Button variant="ghost" size="sm" disabled={!isWithin(today, min, max)} onClick={() => choose(today)}>
            오늘
          </Button>
          <Button variant="ghost" size="sm" disabled={value === ''} onClick={() => choose('')}>
            지우기
          </Button>
        </Foot>
      </Column>
    </PanelFrame>
  );
}

type RangeProps = PanelProps & {
  value: DayRange;
  onChange: (range: DayRange) => void;
  presets: readonly DateRangePreset[];
};

function RangeBody({
  value,
  presets,
  min,
  max,
  today = todayInKorea(),
  onChoose,
}: Omit<RangeProps, keyof PanelFrameProps | 'onChange'> & { onChoose: (range: DayRange) => void }) {
  /** The first of the two days, once it is chosen. */
  const [first, setFirst] = useState('');
  /** The day under the pointer or focus, which ends the previewed range. */
  const [over, setOver] = useState('');
  const previewed = first ? sortRange({ start: first, end: over || first }) : value;
  const pick = (day: string): void => {
    if (first) onChoose(sortRange({ start: first, end: day }));
    else setFirst(day);
  };
  return (
    <Column>
      {presets.length > 0 ? (
        <Presets>
          {presets.map(({ label, range }) => (
            <Chip
              key={label}
              selected={!first && range.start === value.start && range.end === value.end}
              onClick={() => onChoose(range)}
            >
              {label}
            </Chip>
          ))}
        </Presets>
      ) : null}
      <Calendar
        range={previewed}
        months={window.innerWidth >= BREAKPOINT_PX.md ? 2 : 1}
        today={today}
        min={min || FIRST_DAY}
        max={max || LAST_DAY}
        onPick={pick}
        onOver={setOver}
      />
      <Foot>
        <Hint>{first ? '종료일을 골라 주세요' : '시작일을 골라 주세요'}</Hint>
        <Button
          variant="ghost"
          size="sm"
          disabled={!first && value.start === '' && value.end === ''}
          onClick={() => onChoose({ start: '', end: '' })}
        >
          지우기
        </Button>
      </Foot>
    </Column>
  );
}

/** The calendar of two days: the second click chooses and closes; two months beside one another from 768 px on. */
export function DateRangePanel({ value, onChange, presets, min, max, today, ...frame }: RangeProps) {
  const done = useDone(frame);
  const choose = (range: DayRange): void => {
    onChange(range);
    done();
  };
  return (
    <PanelFrame {...frame}>
      <RangeBody value={value} presets={presets} min={min} max={max} today={today} onChoose={choose} />
    </PanelFrame>
  );
}
