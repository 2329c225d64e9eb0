import { request, toApiError, useInvalidate } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import type { PointBatchReport } from '@danji/contracts/points/point-batch';
import { postPointBatch } from '@danji/contracts/points/point-batch.endpoints';
import { useToast } from '@danji/shell-sdk';
import { useState } from 'react';

export type BatchStep =
  | { name: 'choose' }
  | { name: 'reading' | 'saving'; file: File }
  | { name: 'report'; file: File; report: PointBatchReport };

const send = (file: File, isDryRun: boolean) => request(postPointBatch, { body: { file, is_dry_run: isDryRun } });

/** The steps of a sheet: it is first read without posting, then all of its lines are posted. */
export function useBatch(onDone: () => void) {
  const [step, setStep] = useState<BatchStep>({ name: 'choose' });
  const [failure, setFailure] = useState<string>();
  const [invalidate, toast] = [useInvalidate(), useToast()];
  const run = async (file: File, isDryRun: boolean, back: BatchStep): Promise<PointBatchReport | undefined> => {
    setFailure(undefined);
    setStep({ name: isDryRun ? 'reading' : 'saving', file });
    try {
      const report = await send(file, isDryRun);
      setStep({ name: 'report', file, report });
      return report;
    } catch (error) {
      const { title, fields } = toApiError(error);
      setFailure(fields['file'] ?? title);
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
    save: async (reported: BatchStep & { name: 'report' }): Promise<void> => {
      const report = await run(reported.file, false, reported);
      if (!report?.is_saved) return;
      void invalidate(postPointBatch.changes);
      toast({ title: `${formatNumber(report.lines.length)}줄을 모두 적용했어요`, tone: 'success' });
      onDone();
    },
  };
}
