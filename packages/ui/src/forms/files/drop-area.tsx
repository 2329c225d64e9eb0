import { useRef, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { VisuallyHidden } from '../../layout/primitives.tsx';
import { Text } from '../../layout/text.tsx';
import type { ControlWiring } from '../field-context.ts';
import { ACCEPTS_FILES, useFileDrag } from './file-drag.ts';
import { DEFAULT_MAX_BYTES, formatFileSize, type FileRules } from './file-rules.ts';

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

/** The kinds of files and below them their size and number; a limit does not break within itself. */
function describeLimits({ maxBytes = DEFAULT_MAX_BYTES, maxCount = 1, accept, kinds }: FileRules): string {
  const rules = accept?.split(',').map((rule) => rule.trim()) ?? [];
  const accepted = [
    ...(rules.includes('image/*') ? ['이미지'] : []),
    ...(rules.includes('application/pdf') ? ['PDF'] : []),
    ...rules.filter((rule) => rule.startsWith('.')).map((rule) => rule.slice(1).toUpperCase()),
  ].join(', ');
  const limits = [
    `파일당 ${formatFileSize(maxBytes).replace(' ', '\u00a0')}까지`,
    maxCount > 1 ? `최대\u00a0${maxCount}개` : '',
  ]
    .filter(Boolean)
    .join(', ');
  return [kinds ?? accepted, limits].filter(Boolean).join('\n');
}

export interface DropAreaProps {
  /** The button that chooses files: it gets the focus when the line of a file goes. */
  button: RefObject<HTMLButtonElement | null>;
  title: string;
  rules: FileRules;
  wiring: ControlWiring;
  /** Called with the files, whether they keep to the rules or not. */
  onFiles: (files: readonly File[]) => void;
}

/** Accepts files that are dropped on it, or chosen by its button. */
export function DropArea({ button, title, rules, wiring, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, drag } = useFileDrag(onFiles, wiring.disabled ?? false);
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
            onFiles([...(event.currentTarget.files ?? [])]);
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
