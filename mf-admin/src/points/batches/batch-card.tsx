import { request, useInvalidate } from '@danji/api-client';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { MAX_BATCH_LINES } from '@danji/contracts/points/point-batch';
import { getPointBatchTemplate, postPointBatch } from '@danji/contracts/points/point-batch.endpoints';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { useToast } from '@danji/shell-sdk';
import { Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { SheetSteps } from '../../shared/sheet-steps.tsx';
import { TemplateButton } from '../../shared/template-button.tsx';
import { useSheet } from '../../shared/use-sheet.ts';
import { BatchReport } from './batch-report.tsx';

/** Gives and takes points of many members from a sheet: each line is shown first, then all are posted or none. */
export function BatchCard() {
  const [round, setRound] = useState(0);
  return <Batch key={round} onDone={() => setRound(round + 1)} />;
}

function Batch({ onDone }: { onDone: () => void }) {
  const [invalidate, toast] = [useInvalidate(), useToast()];
  const sheet = useSheet({
    send: (file, is_dry_run) => request(postPointBatch, { body: { file, is_dry_run } }),
    onSaved: ({ lines }) => {
      void invalidate(postPointBatch.changes);
      toast({ title: `${formatNumber(lines.length)}줄을 모두 적용했어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <DetailCard
      title="엑셀로 여러 회원"
      aside={<TemplateButton call={getPointBatchTemplate} onFailure={sheet.setFailure} />}
    >
      <Stack gap={4}>
        <Text tone="muted">
          {`한 번에 ${formatNumber(MAX_BATCH_LINES)}줄까지예요. 한 파일의 합이 ${formatPoints(POINT_LIMITS.staffPoints)}를 넘으면 최고관리자만 적용할 수 있어요.`}
        </Text>
        <SheetSteps sheet={sheet} action="적용">
          {(report) => <BatchReport report={report} />}
        </SheetSteps>
      </Stack>
    </DetailCard>
  );
}
