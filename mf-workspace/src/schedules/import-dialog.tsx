import { request, toApiError, useInvalidate } from '@danji/api-client';
import type { ImportReport } from '@danji/contracts/workspace/schedule-sheet';
import { getScheduleTemplate, importWorkSchedules } from '@danji/contracts/workspace/schedule-sheet.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { LIMITS } from '@danji/contracts/limits';
import { useToast } from '@danji/shell-sdk';
import { Alert, Button, FileDrop, Flex, ProgressBar, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { ImportReportView } from './import-report.tsx';
import { downloadSheet } from './download-sheet.ts';

type Step =
  | { name: 'choose' }
  | { name: 'reading' | 'saving'; file: File }
  | { name: 'report'; file: File; report: ImportReport };

/** The steps of an import: the sheet is first checked without saving, then its valid lines are saved. */
function useImport(spaceId: number, onDone: () => void) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [failure, setFailure] = useState<string>();
  const [invalidate, toast] = [useInvalidate(), useToast()];
  const send = (file: File, isDryRun: boolean) =>
    request(importWorkSchedules, { params: { id: spaceId }, body: { file, is_dry_run: isDryRun } });
  const fail = (error: unknown, back: Step): void => {
    const { title, fields } = toApiError(error);
    setFailure(fields['file'] ?? title);
    setStep(back);
  };

  const read = async ([file]: File[]): Promise<void> => {
    if (!file) return;
    setFailure(undefined);
    setStep({ name: 'reading', file });
    try {
      setStep({ name: 'report', file, report: await send(file, true) });
    } catch (error) {
      fail(error, { name: 'choose' });
    }
  };
  const save = async (reported: Step & { name: 'report' }): Promise<void> => {
    setFailure(undefined);
    setStep({ name: 'saving', file: reported.file });
    try {
      const { accepted } = await send(reported.file, false);
      void invalidate(importWorkSchedules.changes);
      toast({ title: `일정 ${formatNumber(accepted)}건을 가져왔어요`, tone: 'success' });
      onDone();
    } catch (error) {
      fail(error, reported);
    }
  };
  return { step, setStep, failure, setFailure, read, save };
}

/** Downloads the template, and takes the filled-in file. */
function ChooseFile({ onAdd, onFailure }: { onAdd: (files: File[]) => void; onFailure: (failure: string) => void }) {
  const [isFetching, setIsFetching] = useState(false);
  const fetchTemplate = async (): Promise<void> => {
    setIsFetching(true);
    try {
      downloadSheet(await request(getScheduleTemplate));
    } catch (error) {
      onFailure(toApiError(error).title);
    }
    setIsFetching(false);
  };
  return (
    <>
      <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
        <Text tone="muted">양식을 받아 적은 뒤 올려 주세요. 내보낸 파일도 그대로 올릴 수 있어요.</Text>
        <Button variant="outline" icon="download" loading={isFetching} onClick={() => void fetchTemplate()}>
          양식 받기
        </Button>
      </Flex>
      <FileDrop
        files={[]}
        onAdd={onAdd}
        onRemove={() => undefined}
        accept=".xlsx"
        maxCount={1}
        maxBytes={LIMITS.fileBytes}
        title="적은 엑셀 파일을 끌어다 놓거나 골라 주세요"
      />
    </>
  );
}

/** Imports a filled-in sheet: shows the result of each line first, then saves the valid ones. */
export function ImportDialog({ spaceId, onDone }: { spaceId: number; onDone: () => void }) {
  const { step, setStep, failure, setFailure, read, save } = useImport(spaceId, onDone);
  const isBusy = step.name === 'reading' || step.name === 'saving';
  return (
    <Stack gap={4}>
      {step.name === 'choose' ? <ChooseFile onAdd={(files) => void read(files)} onFailure={setFailure} /> : null}
      {isBusy ? (
        <ProgressBar label={step.name === 'reading' ? '파일을 읽고 있어요' : '일정을 저장하고 있어요'} />
      ) : null}
      {step.name === 'report' ? <ImportReportView report={step.report} /> : null}
      {failure ? (
        <Alert tone="danger" title="가져오지 못했어요">
          {failure}
        </Alert>
      ) : null}
      {step.name === 'report' ? (
        <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
          <Button variant="outline" onClick={() => setStep({ name: 'choose' })}>
            다른 파일 고르기
          </Button>
          {step.report.accepted > 0 ? (
            <Button onClick={() => void save(step)}>{`${formatNumber(step.report.accepted)}건 가져오기`}</Button>
          ) : null}
        </Flex>
      ) : null}
    </Stack>
  );
}
