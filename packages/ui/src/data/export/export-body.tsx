import { useEffect, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { Menu } from '../../actions/menu.tsx';
import { Alert } from '../../feedback/alert.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { formatCount } from '../../forms/number-rules.ts';
import { Stack } from '../../layout/primitives.tsx';
import { Text } from '../../layout/text.tsx';
import { Modal } from '../../overlays/modal.tsx';
import { useExport, type ExportKind, type ExportOptions, type ExportState } from './use-export.ts';

const DEFAULT_LIMIT = 20_000;
const SHORT_MS = 300;

export interface ExportButtonProps<Row> extends Omit<ExportOptions<Row>, 'limit' | 'toMessage'> {
  /** The maximum number of rows in one file; a message reports when there are more. Default 20,000. */
  limit?: number | undefined;
  /** Text for a failure; by default the error's own message when it has one. */
  toMessage?: ((error: unknown) => string) | undefined;
  /** Default sm, as in the bar above a table. */
  size?: 'sm' | 'md' | undefined;
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : '목록을 모두 읽지 못했어요.';
/** A short export needs no dialog: it would only flash. */
function useIsLong(isRunning: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setIsLong(true), SHORT_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isRunning]);
  return isLong;
}

interface ExportDialogProps {
  state: ExportState;
  limit: number;
  isOpen: boolean;
  onStart: (kind: ExportKind) => void;
  onClose: () => void;
}

/** The progress of a long export, or the reason of its failure. */
function ExportDialog({ state, limit, isOpen, onStart, onClose }: ExportDialogProps) {
  const isFailed = state.step === 'failed';
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      size="sm"
      directClose={false}
      hideClose
      title={isFailed ? '저장하지 못했어요' : '목록을 저장하고 있어요'}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {isFailed ? '닫기' : '취소'}
          </Button>
          {isFailed ? (
            <Button onClick={() => onStart(state.kind)} data-autofocus>
              다시 시도
            </Button>
          ) : null}
        </>
      }
    >
      {state.step === 'running' ? <Progress done={state.done} count={state.count} limit={limit} /> : null}
      {isFailed ? <Alert tone="danger">{state.message}</Alert> : null}
    </Modal>
  );
}

function Progress({ done, count, limit }: { done: number; count: number | undefined; limit: number }) {
  const total = count === undefined ? undefined : Math.min(count, limit);
  return (
    <Stack gap={3}>
      <ProgressBar label="목록 저장" value={total === undefined || total === 0 ? undefined : done / total} />
      <Text size="sm" tone="muted" numeric>
        {total === undefined ? '몇 건인지 세고 있어요.' : `${formatCount(done)} / ${formatCount(total)}건`}
      </Text>
      {count !== undefined && count > limit ? (
        <Alert tone="warning">{`한 번에 ${formatCount(limit)}건까지 저장해요. 전체는 ${formatCount(count)}건이에요.`}</Alert>
      ) : null}
    </Stack>
  );
}

/** The button and its dialog; `ExportButton` loads it. */
export function ExportBody<Row>({
  limit = DEFAULT_LIMIT,
  toMessage = messageOf,
  size = 'sm',
  ...options
}: ExportButtonProps<Row>) {
  const { state, start, cancel } = useExport({ ...options, limit, toMessage });
  const isRunning = state.step === 'running';
  const isLong = useIsLong(isRunning);
  const trigger = (
    <Button
      variant="outline"
      size={size}
      icon="download"
      iconAfter="chevron-down"
      loading={isRunning}
      loadingLabel="저장 중"
    >
      내보내기
    </Button>
  );
  return (
    <>
      <Menu
        label="내보내기"
        trigger={trigger}
        items={[
          { label: '엑셀 파일 (XLSX)', icon: 'file-text', onSelect: () => start('xlsx') },
          { label: 'CSV 파일', icon: 'scroll-text', onSelect: () => start('csv') },
        ]}
      />
      <ExportDialog
        state={state}
        limit={limit}
        isOpen={state.step === 'failed' || (isRunning && isLong)}
        onStart={start}
        onClose={cancel}
      />
    </>
  );
}
