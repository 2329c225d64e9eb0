import { useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../../actions/button.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Text } from '../../layout/text.tsx';
import { formatFileSize } from './file-rules.ts';
import type { UploadState } from './upload-queue.ts';

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    paddingBlock: 2,
    paddingInlineStart: 4,
    paddingInlineEnd: 2,
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
    minWidth: 0,
    '& > svg': { color: 'fg.subtle' },
  },
  variants: {
    state: {
      waiting: {},
      sending: {},
      done: { '& > svg': { color: 'success.fg' } },
      failed: { borderColor: 'danger.fg', '& > svg': { color: 'danger.fg' } },
      cancelled: {},
    },
  },
});
const FileText = chakra('div', {
  base: { flex: '1 1 9rem', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 },
});
const Actions = chakra('div', { base: { display: 'flex', marginInlineStart: 'auto' } });

export interface DroppedFile {
  id: string;
  name: string;
  size: number;
  /** The state of its upload (`useUploads`); without it the file is only chosen. */
  state?: UploadState | undefined;
  /** Share that has been sent, 0–1. */
  progress?: number | undefined;
  /** The reason of the failure. */
  error?: string | undefined;
  /** Whether it has failed for good: the same file is refused again. */
  isFinal?: boolean | undefined;
}

export interface FileActions {
  /** Removes a file from the list. */
  onRemove: (id: string) => void;
  /** Cancels a file that waits or is being sent; without it such a file is removed. */
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
}

const ICON_OF = { waiting: 'clock', sending: 'upload', done: 'success', failed: 'alert', cancelled: 'ban' } as const;

function describeState({ state, progress = 0, error, size }: DroppedFile): string {
  const total = formatFileSize(size);
  if (state === 'waiting') return `${total} · 차례를 기다려요`;
  if (state === 'sending') return `${total} · ${Math.round(progress * 100)}% 올렸어요`;
  if (state === 'done') return `${total} · 다 올렸어요`;
  if (state === 'failed') return error ?? '올리지 못했어요.';
  return state === 'cancelled' ? `${total} · 취소했어요` : total;
}

/** One file of a file area with its state and actions. */
export function FileLine({ file, onRemove, onCancel = onRemove, onRetry }: { file: DroppedFile } & FileActions) {
  const last = useRef<HTMLButtonElement>(null);
  const { state, name, id, isFinal = false } = file;
  const isUnderWay = state === 'waiting' || state === 'sending';
  const mayRetry = onRetry !== undefined && !isFinal && (state === 'failed' || state === 'cancelled');
  const retry = (): void => {
    // The button is removed with the failure; the focus stays in the line.
    last.current?.focus();
    onRetry?.(id);
  };
  return (
    <Item {...(state ? { state } : {})}>
      <Icon name={state ? ICON_OF[state] : 'file-text'} />
      <FileText>
        <Text size="sm" css={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {state === 'sending' ? <ProgressBar value={file.progress ?? 0} label={`${name} 올리는 중`} /> : null}
        <Text size="xs" numeric tone={state === 'failed' ? 'danger' : 'subtle'}>
          {describeState(file)}
        </Text>
      </FileText>
      <Actions>
        {mayRetry ? <IconButton icon="refresh" label={`${name} 다시 올리기`} onClick={retry} /> : null}
        <IconButton
          ref={last}
          icon="x"
          label={`${name} ${isUnderWay ? '취소' : '빼기'}`}
          onClick={() => (isUnderWay ? onCancel(id) : onRemove(id))}
        />
      </Actions>
    </Item>
  );
}
