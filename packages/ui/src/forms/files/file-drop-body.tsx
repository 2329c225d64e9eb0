import { useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Alert } from '../../feedback/alert.tsx';
import { VisuallyHidden } from '../../layout/primitives.tsx';
import { useControl } from '../field-context.ts';
import { DropArea } from './drop-area.tsx';
import { FileLine, type DroppedFile, type FileActions } from './file-line.tsx';
import { sortFiles, type FileRules } from './file-rules.ts';

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

/** The upload progress, announced when a file is done or has failed; not at every per cent. */
function describeProgress(files: readonly DroppedFile[]): string {
  const count = (state: DroppedFile['state']): number => files.filter((file) => file.state === state).length;
  const failed = count('failed');
  if (count('done') + failed === 0) return '';
  return `파일 ${files.length}개 중 ${count('done')}개를 올렸어요.${failed > 0 ? ` ${failed}개는 올리지 못했어요.` : ''}`;
}

/** The area, the refused files, and the accepted files. */
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
  const remove = (id: string): void => {
    setRefusals([]);
    // The focused line is removed, so the focus has to move.
    button.current?.focus();
    onRemove(id);
  };
  return (
    <Root>
      <DropArea button={button} title={title} rules={rules} wiring={wiring} onFiles={take} />
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
