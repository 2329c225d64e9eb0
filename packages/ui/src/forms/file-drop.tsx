import { useRef, useState, type DragEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button, IconButton } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { Text } from '../layout/text.tsx';
import { useControl } from './field-context.ts';
import { DEFAULT_MAX_BYTES, formatFileSize, sortFiles, type FileRules } from './file-rules.ts';

const Area = chakra('div', {
  base: {
    display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 2, padding: 6, borderWidth: '1.5px', borderStyle: 'dashed', borderColor: 'border.control', borderRadius: 'lg', bg: 'bg.subtle',
    '&[data-over]': { borderColor: 'brand.solid', bg: 'brand.subtle' }, '&[data-invalid]': { borderColor: 'danger.fg' }, '& > svg': { color: 'fg.subtle' },
  },
});
const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: 2 } });
const Item = chakra('li', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, paddingBlock: 2, paddingInlineStart: 4, paddingInlineEnd: 2, borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', bg: 'bg.panel', minWidth: 0 } });
const Words = chakra('div', { base: { flex: '1 1 9rem', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.5 } });
const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } });

export interface DroppedFile {
  id: string;
  name: string;
  size: number;
  /** From 0 to 1 while it is sent. */
  progress?: number | undefined;
  /** Why it was not sent. */
  error?: string | undefined;
}

export interface FileDropProps extends FileRules {
  files: readonly DroppedFile[];
  /** Files that keep the limits; the others are named to the person here. */
  onAdd: (files: File[]) => void;
  /** Takes a file away, or cancels one that is being sent. */
  onRemove: (id: string) => void;
  onRetry?: ((id: string) => void) | undefined;
  /** What is wanted (`사업자등록증을 올려 주세요`). */
  title?: string | undefined;
  disabled?: boolean | undefined;
}

function FileLine({ file, onRemove, onRetry }: { file: DroppedFile } & Pick<FileDropProps, 'onRemove' | 'onRetry'>) {
  const isSending = file.progress !== undefined && file.progress < 1 && !file.error;
  return (
    <Item>
      <Icon name="file-text" />
      <Words>
        <Text size="sm" truncate css={{ fontWeight: 'medium' }}>{file.name}</Text>
        {isSending ? <ProgressBar value={file.progress} label={`${file.name} 올리는 중`} /> : null}
        <Text size="xs" numeric tone={file.error ? 'danger' : 'subtle'}>{file.error ?? formatFileSize(file.size)}</Text>
      </Words>
      {file.error && onRetry ? <IconButton icon="refresh" label={`${file.name} 다시 올리기`} onClick={() => onRetry(file.id)} /> : null}
      <IconButton icon="x" label={`${file.name} ${isSending ? '취소' : '빼기'}`} onClick={() => onRemove(file.id)} />
    </Item>
  );
}

function describeLimits({ maxBytes = DEFAULT_MAX_BYTES, maxCount = 1, accept }: FileRules): string {
  const kinds = accept?.split(',').filter((rule) => rule.trim().startsWith('.')).map((rule) => rule.trim().slice(1).toUpperCase()).join(', ');
  return [kinds, `파일당 ${formatFileSize(maxBytes)}까지`, maxCount > 1 ? `최대 ${maxCount}개` : ''].filter(Boolean).join(' · ');
}

/** Files by dropping or by a button, with their sizes, progress and limits; sending them is the caller's part. */
export function FileDrop({ files, onAdd, onRemove, onRetry, title = '파일을 끌어다 놓거나 골라 주세요', disabled = false, ...rules }: FileDropProps) {
  const wiring = useControl({ disabled });
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const take = (chosen: FileList | null): void => {
    const { taken, refusals: refused } = sortFiles([...(chosen ?? [])], rules, files.length);
    setRefusals(refused);
    if (taken.length > 0) onAdd(taken);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    if (!wiring.disabled) take(event.dataTransfer.files);
  };
  return (
    <Root>
      <Area
        data-over={isOver || undefined} data-invalid={wiring['aria-invalid']} onDrop={onDrop} onDragOver={(event) => { event.preventDefault(); setIsOver(true); }}
        onDragLeave={() => setIsOver(false)}
      >
        <Icon name="upload" size={28} />
        <Text css={{ fontWeight: 'medium' }}>{title}</Text>
        <Text size="sm" tone="subtle">{describeLimits(rules)}</Text>
        <VisuallyHidden asChild>
          <input
            ref={input} type="file" tabIndex={-1} aria-label={title} accept={rules.accept} multiple={(rules.maxCount ?? 1) > 1} disabled={wiring.disabled}
            onChange={(event) => { take(event.currentTarget.files); event.currentTarget.value = ''; }}
          />
        </VisuallyHidden>
        <Button variant="outline" id={wiring.id} aria-describedby={wiring['aria-describedby']} disabled={wiring.disabled ?? false} onClick={() => input.current?.click()}>파일 고르기</Button>
      </Area>
      {refusals.length > 0 ? <Alert tone="danger" title="넣지 못한 파일이 있어요">{refusals.map((sentence) => <p key={sentence}>{sentence}</p>)}</Alert> : null}
      {files.length > 0 ? <List aria-label="고른 파일">{files.map((file) => <FileLine key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />)}</List> : null}
    </Root>
  );
}
