import { useCallback, useState, type KeyboardEvent } from 'react';
import { toast } from '../../feedback/toast-store.ts';

const load = () => import('./date-panels.tsx');

export interface DatePanels {
  /** The calendar's code, once it was requested. */
  panels: Awaited<ReturnType<typeof load>> | undefined;
  isOpen: boolean;
  isLoading: boolean;
  open: () => void;
  close: () => void;
}

/** Opens a calendar whose code is loaded when it is first opened; without it the text field still works. */
export function useDatePanels(): DatePanels {
  const [panels, setPanels] = useState<DatePanels['panels']>();
  const [isRequested, setIsRequested] = useState(false);
  const close = useCallback(() => setIsRequested(false), []);
  const open = (): void => {
    setIsRequested(true);
    if (panels) return;
    load().then(setPanels, () => {
      setIsRequested(false);
      toast({
        title: '달력을 불러오지 못했어요.',
        description: '날짜를 직접 적거나 잠시 뒤 다시 열어 주세요.',
        tone: 'danger',
      });
    });
  };
  return { panels, isOpen: isRequested && panels !== undefined, isLoading: isRequested && !panels, open, close };
}

/** Arrow down in a day's text field parses the text and opens the calendar. */
export function openByArrow(event: KeyboardEvent, settle: () => void, open: () => void): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  settle();
  open();
}
