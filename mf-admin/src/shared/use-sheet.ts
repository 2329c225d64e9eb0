import { toApiError } from '@danji/api-client';
import { useState } from 'react';

/** The answer of the server about a sheet, whatever its lines are. */
export type SheetLines = { lines: readonly unknown[]; is_saved?: boolean };
/** The answer about a sheet that is applied as a whole. */
export type SheetReport = SheetLines & {
  wrong: number;
  refusal: string | null;
  posted: string | null;
  is_saved: boolean;
};

export type SheetStep<R extends SheetLines> =
  | { name: 'choose' }
  /** Chosen, but not read: something beside the file was missing or has changed. */
  | { name: 'chosen'; file: File }
  | { name: 'reading' | 'saving'; file: File }
  | { name: 'report'; file: File; report: R };

type Options<R extends SheetLines> = {
  /** Says what is missing beside the file; without it the file is read. */
  isComplete?: () => boolean;
  send: (file: File, isDryRun: boolean) => Promise<R>;
  /** Not for a sheet whose lines are applied one by one. */
  onSaved?: (report: R) => void;
};

/** The steps of a sheet: it is first read without a change, then its lines are applied. */
export function useSheet<R extends SheetLines>({ isComplete = () => true, send, onSaved }: Options<R>) {
  const [step, setStep] = useState<SheetStep<R>>({ name: 'choose' });
  const [failure, setFailure] = useState<string>();
  const run = async (file: File, isDryRun: boolean, back: SheetStep<R>): Promise<R | undefined> => {
    setFailure(undefined);
    setStep({ name: isDryRun ? 'reading' : 'saving', file });
    try {
      const report = await send(file, isDryRun);
      setStep({ name: 'report', file, report });
      return report;
    } catch (error) {
      const { title, fields } = toApiError(error);
      setFailure(Object.values(fields)[0] ?? title);
      setStep(back);
      return undefined;
    }
  };
  return {
    step,
    failure,
    setFailure,
    startOver: () => setStep({ name: 'choose' }),
    /** Goes back to the chosen file, because the report of it no longer holds. */
    forget: () => setStep((current) => ('file' in current ? { name: 'chosen', file: current.file } : current)),
    read: async ([file]: File[]): Promise<void> => {
      if (!file) return;
      if (isComplete()) await run(file, true, { name: 'choose' });
      else setStep({ name: 'chosen', file });
    },
    save: async (reported: SheetStep<R> & { name: 'report' }): Promise<void> => {
      const report = await run(reported.file, false, reported);
      if (report?.is_saved) onSaved?.(report);
    },
  };
}
export type Sheet<R extends SheetLines> = ReturnType<typeof useSheet<R>>;
