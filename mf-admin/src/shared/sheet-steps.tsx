import { LIMITS } from '@danji/contracts/limits';
import { formatNumber } from '@danji/contracts/format/number';
import { Alert, Button, FileDrop, Flex, ProgressBar } from '@danji/ui';
import type { ReactNode } from 'react';
import type { Sheet, SheetLines, SheetReport, SheetStep } from './use-sheet.ts';

type SheetStepsProps<R extends SheetReport> = {
  sheet: Sheet<R>;
  /** A verb: `적용`. */
  action: string;
  /** The outcome of each line. */
  children: (report: R) => ReactNode;
};

/** A file to choose; one that could not be read yet stays. */
function Choice<R extends SheetLines>({ sheet, file }: { sheet: Sheet<R>; file: File | undefined }) {
  return (
    <>
      <FileDrop
        files={file ? [{ id: 'sheet', name: file.name, size: file.size }] : []}
        onAdd={(files) => void sheet.read(files)}
        onRemove={sheet.startOver}
        accept=".xlsx"
        maxCount={1}
        maxBytes={LIMITS.fileBytes}
        title="적은 엑셀 파일을 끌어다 놓거나 골라 주세요"
      />
      {file ? (
        <Flex justifyContent="flex-end">
          <Button onClick={() => void sheet.read([file])}>파일 확인</Button>
        </Flex>
      ) : null}
    </>
  );
}

type SheetUploadProps<R extends SheetLines> = {
  sheet: Sheet<R>;
  /** A verb: `적용`. */
  action: string;
  children: (step: SheetStep<R> & { name: 'report' }) => ReactNode;
};

function Step<R extends SheetLines>({ sheet, action, children }: SheetUploadProps<R>) {
  const { step } = sheet;
  if (step.name === 'choose' || step.name === 'chosen')
    return <Choice sheet={sheet} file={step.name === 'chosen' ? step.file : undefined} />;
  if (step.name !== 'report')
    return <ProgressBar label={step.name === 'reading' ? '파일을 읽고 있어요' : `${action}하고 있어요`} />;
  return children(step);
}

/** A sheet that is chosen and read; what follows for its lines is the caller's. */
export function SheetUpload<R extends SheetLines>(props: SheetUploadProps<R>) {
  const { failure } = props.sheet;
  return (
    <>
      <Step {...props} />
      {failure ? (
        <Alert tone="danger" title="읽지 못했어요">
          {failure}
        </Alert>
      ) : null}
    </>
  );
}

/** A sheet that is chosen, shown line by line, and then applied as a whole. */
export function SheetSteps<R extends SheetReport>({ sheet, action, children }: SheetStepsProps<R>) {
  return (
    <SheetUpload sheet={sheet} action={action}>
      {(step) => {
        const { lines, wrong, refusal, posted } = step.report;
        const canSave = wrong === 0 && refusal === null && posted === null && lines.length > 0;
        return (
          <>
            {children(step.report)}
            <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
              <Button variant="outline" onClick={sheet.startOver}>
                다른 파일 고르기
              </Button>
              {canSave ? (
                <Button onClick={() => void sheet.save(step)}>{`${formatNumber(lines.length)}줄 ${action}`}</Button>
              ) : null}
            </Flex>
          </>
        );
      }}
    </SheetUpload>
  );
}
