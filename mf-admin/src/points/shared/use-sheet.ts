import { toApiError } from '@danji/api-client';
import { useState } from 'react';

/** What the server says of a sheet, whatever its lines are. */
export type SheetReport = {
  lines: readonly unknown[];
  wrong: number;
  refusal: string | null;
  posted: string | null;
  is_saved: boolean;
};

export type SheetStep<R extends SheetReport> =
  | { name: 'choose' }
  | { name: 'reading' | 'saving'; file: File }
  | { name: 'report'; file: File; report: R };

type Options<R extends SheetReport> = {
  send: (file: File, isDryRun: boolean) => Promise<R>;
  onSaved: (report: R) => void;
};

/** The steps of a sheet: it is first read without a change, then all of its lines are applied. */
export function useSheet<R extends SheetReport>({ send, onSaved }: Options<R>) {
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
    read: async ([file]: File[]): Promise<void> => {
      if (file) await run(file, true, { name: 'choose' });
    },
    save: async (reported: SheetStep<R> & { name: 'report' }): Promise<void> => {
      const report = await run(reported.file, false, reported);
      if (report?.is_saved) onSaved(report);
    },
  };
}
export type Sheet<R extends SheetReport> = ReturnType<typeof useSheet<R>>;
