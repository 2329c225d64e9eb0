import { request, toApiError } from '@danji/api-client';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { LIMITS } from '@danji/contracts/limits';
import { MAX_BATCH_LINES } from '@danji/contracts/points/point-batch';
import { getPointBatchTemplate } from '@danji/contracts/points/point-batch.endpoints';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { Alert, Button, FileDrop, Flex, ProgressBar, saveBlob, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { BatchReport } from './batch-report.tsx';
import { type BatchStep, useBatch } from './use-batch.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function TemplateButton({ onFailure }: { onFailure: (failure: string) => void }) {
  const [isFetching, setIsFetching] = useState(false);
  const fetchTemplate = async (): Promise<void> => {
    setIsFetching(true);
    try {
      const { name, base64 } = await request(getPointBatchTemplate);
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      saveBlob(name, new Blob([bytes], { type: XLSX }));
    } catch (error) {
      onFailure(toApiError(error).title);
    }
    setIsFetching(false);
  };
  return (
    <Button size="sm" variant="outline" icon="download" loading={isFetching} onClick={() => void fetchTemplate()}>
      양식 받기
    </Button>
  );
}

type StepProps = { step: BatchStep; batch: ReturnType<typeof useBatch> };

function Step({ step, batch }: StepProps) {
  if (step.name === 'choose')
    return (
      <FileDrop
        files={[]}
        onAdd={(files) => void batch.read(files)}
        onRemove={() => undefined}
        accept=".xlsx"
        maxCount={1}
        maxBytes={LIMITS.fileBytes}
        title="적은 엑셀 파일을 끌어다 놓거나 골라 주세요"
      />
    );
  if (step.name !== 'report')
    return <ProgressBar label={step.name === 'reading' ? '파일을 읽고 있어요' : '적용하고 있어요'} />;
  const { lines, wrong, refusal, posted } = step.report;
  const canPost = wrong === 0 && refusal === null && posted === null;
  return (
    <>
      <BatchReport report={step.report} />
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        <Button variant="outline" onClick={batch.startOver}>
          다른 파일 고르기
        </Button>
        {canPost ? (
          <Button onClick={() => void batch.save(step)}>{`${formatNumber(lines.length)}줄 적용`}</Button>
        ) : null}
      </Flex>
    </>
  );
}

/** Gives and takes points of many members from a sheet: each line is shown first, then all are posted or none. */
export function BatchCard() {
  const [round, setRound] = useState(0);
  return <Batch key={round} onDone={() => setRound(round + 1)} />;
}

function Batch({ onDone }: { onDone: () => void }) {
  const batch = useBatch(onDone);
  return (
    <DetailCard title="엑셀로 여러 회원" aside={<TemplateButton onFailure={batch.setFailure} />}>
      <Stack gap={4}>
        <Text tone="muted">
          {`한 번에 ${formatNumber(MAX_BATCH_LINES)}줄까지예요. 한 파일의 합이 ${formatPoints(POINT_LIMITS.staffPoints)}를 넘으면 최고관리자만 적용할 수 있어요.`}
        </Text>
        <Step step={batch.step} batch={batch} />
        {batch.failure ? (
          <Alert tone="danger" title="읽지 못했어요">
            {batch.failure}
          </Alert>
        ) : null}
      </Stack>
    </DetailCard>
  );
}
