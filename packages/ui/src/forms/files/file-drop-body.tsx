import { useRef, useState, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { Alert } from '../../feedback/alert.tsx';
import { Icon } from '../../icons/icon.tsx';
import { VisuallyHidden } from '../../layout/primitives.tsx';
import { Text } from '../../layout/text.tsx';
import { useControl } from '../field-context.ts';
import { ACCEPTS_FILES, useFileDrag } from './file-drag.ts';
import { FileLine, type DroppedFile, type FileActions } from './file-line.tsx';
import { DEFAULT_MAX_BYTES, formatFileSize, sortFiles, type FileRules } from './file-rules.ts';

const Area = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: 2,
    padding: 'min(1.5rem, 6.2vw)',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    '&[data-over]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '&[data-invalid]': { borderColor: 'danger.fg' },
    '& > svg': { color: 'fg.subtle' },
    '&[data-off]': { borderColor: 'border', color: 'fg.subtle' },
  },
});
const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: 2 } });
const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } });

export interface FileDropProps extends FileRules, FileActions {
  files: readonly DroppedFile[];
  /** Called with the files within the limits; the component itself reports the others to the user. */
  onAdd: (files: File[]) => void;
  /** The prompt (`사업자등록증을 올려 주세요`). */
  title?: string | undefined;
  disabled?: boolean | undefined;
}

function describeLimits({ maxBytes = DEFAULT_MAX_BYTES, maxCount = 1, accept }: FileRules): string {
  const rules = accept?.split(',').map((rule) => rule.trim()) ?? [];
  const kinds = [
    ...(rules.includes('image/*') ? ['이미지'] : []),
    ...rules.filter((rule) => rule.startsWith('.')).map((rule) => rule.slice(1).toUpperCase()),
  ].join(', ');
  const limits = [
    `파일당 ${formatFileSize(maxBytes).replace(' ', '\u00a0')}까지`,
    maxCount > 1 ? `최대\u00a0${maxCount}개` : '',
  ]
    .filter(Boolean)
    .join(', ');
  return [kinds, limits].filter(Boolean).join('\n');
}

/** How the sending stands, said when a file is done or has failed; not at every per cent. */
function describeProgress(files: readonly DroppedFile[]): string {
  const count = (state: DroppedFile['state']): number => files.filter((file) => file.state === state).length;
  const failed = count('failed');
  if (count('done') + failed === 0) return '';
  return `파일 ${files.length}개 중 ${count('done')}개를 올렸어요.${failed > 0 ? ` ${failed}개는 올리지 못했어요.` : ''}`;
}

interface DropAreaProps {
  button: RefObject<HTMLButtonElement | null>;
  title: string;
  rules: FileRules;
  isOver: boolean;
  drag: ReturnType<typeof useFileDrag>['drag'];
  wiring: ReturnType<typeof useControl>;
  onChoose: (files: readonly File[]) => void;
}

/** Takes files that are dropped on it, or chosen by its button. */
function DropArea({ button, title, rules, isOver, drag, wiring, onChoose }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Area
      {...{ [ACCEPTS_FILES]: true }}
      data-over={isOver || undefined}
      data-invalid={wiring['aria-invalid']}
      data-off={wiring.disabled}
      {...drag}
    >
      <Icon name="upload" size={28} />
      <Text css={{ fontWeight: 'medium' }}>{title}</Text>
      <Text size="sm" tone="subtle" css={{ textWrap: 'balance', whiteSpace: 'pre-line' }}>
        {describeLimits(rules)}
      </Text>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={title}
          accept={rules.accept}
          multiple={(rules.maxCount ?? 1) > 1}
          disabled={wiring.disabled}
          onChange={(event) => {
            onChoose([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Button
        ref={button}
        variant="outline"
        id={wiring.id}
        aria-describedby={wiring['aria-describedby']}
        disabled={wiring.disabled ?? false}
        onClick={() => input.current?.click()}
      >
        파일 고르기
      </Button>
    </Area>
  );
}

/** The area, what was refused, and the files. */
export function FileDropBody({
  files,
  onAdd,
  onRemove,
  onCancel,
  onRetry,
  title = '파일을 끌어다 놓거나 골라 주세요',
  disabled = false,
  ...rules
}: FileDropProps) {
  const wiring = useControl({ disabled });
  const button = useRef<HTMLButtonElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const take = (chosen: readonly File[]): void => {
    const { taken, refusals: refused } = sortFiles(chosen, rules, files.length);
    setRefusals(refused);
    if (taken.length > 0) onAdd(taken);
  };
  const { isOver, drag } = useFileDrag(take, wiring.disabled ?? false);
  const remove = (id: string): void => {
    setRefusals([]);
    // The line goes, and the focus with it.
    button.current?.focus();
    onRemove(id);
  };
  return (
    <Root>
      <DropArea
        button={button}
        title={title}
        rules={rules}
        isOver={isOver}
        drag={drag}
        wiring={wiring}
        onChoose={take}
      />
      {refusals.length > 0 ? (
        <Alert tone="danger" title="넣지 못한 파일이 있어요">
          {refusals.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : null}
      <VisuallyHidden aria-live="polite">{describeProgress(files)}</VisuallyHidden>
      {files.length > 0 ? (
        <List aria-label="고른 파일">
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={remove} onCancel={onCancel} onRetry={onRetry} />
          ))}
        </List>
      ) : null}
    </Root>
  );
}
