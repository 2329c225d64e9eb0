import type { Ref } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { InnerButton } from '../control-parts.ts';
import type { DatePanels } from './use-date-panels.ts';

/** Opens the calendar of a date field. */
export function CalendarButton({
  ref,
  dates,
  label,
  disabled,
  small,
}: {
  ref: Ref<HTMLButtonElement>;
  dates: DatePanels;
  label: string;
  disabled: boolean;
  small: boolean;
}) {
  return (
    <InnerButton
      ref={ref}
      type="button"
      aria-label={label}
      title="달력 열기"
      aria-haspopup="dialog"
      aria-expanded={dates.isOpen}
      aria-busy={dates.isLoading || undefined}
      disabled={disabled}
      css={small ? { boxSize: '40px' } : {}}
      onClick={() => (dates.isOpen ? dates.close() : dates.open())}
    >
      <Icon name="calendar" />
    </InnerButton>
  );
}
