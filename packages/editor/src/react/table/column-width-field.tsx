import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { Button, Field, HStack, NumberInput, Stack } from '@danji/ui';
import { useState, type KeyboardEvent } from 'react';
import { toColumnWidth } from '../../core/table/normalize-table.ts';
import { isComposing } from '../dialogs/is-composing.ts';

type ColumnWidthFieldProps = {
  /** Widths as they are drawn, px. */
  widths: readonly number[];
  /** The column of the caret. */
  column: number;
  onResize: (widths: readonly number[]) => void;
};

/** The width of one column by number, or the same width for all. */
export function ColumnWidthField({ widths, column, onResize }: ColumnWidthFieldProps) {
  const [typed, setTyped] = useState<number | null>(Math.round(widths[column] ?? DOCUMENT_LIMITS.columnWidthMin));
  const apply = (): void => {
    if (typed !== null) onResize(widths.map((width, at) => toColumnWidth(at === column ? typed : width)));
  };
  const even = (): void => {
    const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
    onResize(widths.map(() => toColumnWidth(Math.floor(mean))));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    apply();
  };
  return (
    <Stack css={{ gap: 3, padding: { md: 4 } }}>
      <Field label={`${column + 1}열 너비`} help={`${DOCUMENT_LIMITS.columnWidthMin}픽셀보다 좁게는 할 수 없어요.`}>
        <NumberInput
          data-autofocus
          value={typed}
          onChange={setTyped}
          onKeyDown={onKeyDown}
          decimals={0}
          allowBlank
          suffix="픽셀"
        />
      </Field>
      <HStack>
        <Button variant="outline" onClick={even} css={{ flex: '1' }}>
          모든 열 같게
        </Button>
        <Button onClick={apply} disabled={typed === null} css={{ flex: '1' }}>
          바꾸기
        </Button>
      </HStack>
    </Stack>
  );
}
