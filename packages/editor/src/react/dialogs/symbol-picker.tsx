import { Box, Heading } from '@danji/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { insertSymbol } from '../../core/slate/blocks.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { announce } from '../announce.ts';
import { Popover } from '../popover.tsx';
import { useRecentSymbols } from './recent-symbols.ts';
import { SYMBOL_GROUPS, type SpecialSymbol } from './symbols.ts';
import { useSavedSelection } from './use-saved-selection.ts';

/** Signs in one line of the grid; a finger finds each of them on a narrow phone, too. */
const COLUMNS = 8;
const GRID = { display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))` } as const;
const SIGN = {
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  minHeight: '2.5rem',
  borderRadius: 'sm',
  fontSize: 'lg',
  lineHeight: 1,
  _hover: { bg: 'bg.muted' },
  _active: { bg: 'brand.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

function toLines(symbols: readonly SpecialSymbol[]): SpecialSymbol[][] {
  return Array.from({ length: Math.ceil(symbols.length / COLUMNS) }, (_, line) =>
    symbols.slice(line * COLUMNS, (line + 1) * COLUMNS),
  );
}

/** One Tab stop for each group; arrow keys, Home and End move inside. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const signs = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = signs.findIndex((sign) => sign === event.target);
  const step = STEPS[event.key];
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? signs.length - 1 : step === undefined ? -1 : at + step;
  const sign = signs[next];
  if (at < 0 || !sign) return;
  event.preventDefault();
  for (const each of signs) each.tabIndex = each === sign ? 0 : -1;
  sign.focus();
}

function SymbolGrid({
  name,
  symbols,
  onPick,
  isFirst,
}: {
  name: string;
  symbols: readonly SpecialSymbol[];
  onPick: (symbol: SpecialSymbol) => void;
  isFirst: boolean;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" size="sm" id={id} css={{ paddingInline: 1, paddingTop: 3, paddingBottom: 1, color: 'fg.muted' }}>
        {name}
      </Heading>
      <div role="grid" aria-labelledby={id} onKeyDown={moveByKey} tabIndex={-1}>
        {toLines(symbols).map((line, at) => (
          <Box key={line[0]?.text} {...{ role: 'row' }} css={GRID}>
            {line.map((symbol, column) => (
              <Box key={symbol.text} {...{ role: 'gridcell' }}>
                <Box
                  as="button"
                  {...{ type: 'button' }}
                  aria-label={symbol.name}
                  title={symbol.name}
                  tabIndex={at + column === 0 ? 0 : -1}
                  css={SIGN}
                  onClick={() => onPick(symbol)}
                  {...(isFirst && at + column === 0 ? { 'data-autofocus': true } : {})}
                >
                  {symbol.text}
                </Box>
              </Box>
            ))}
          </Box>
        ))}
      </div>
    </section>
  );
}

/** Special characters in groups, the last used first. One press writes the sign, and the window stays for the next. */
export function SymbolPicker({
  editor,
  anchor,
  onClose,
}: {
  editor: DocumentEditor;
  anchor: HTMLElement;
  onClose: () => void;
}) {
  const change = useSavedSelection(editor);
  const { recent, remember } = useRecentSymbols();
  // The list changes with each press; what is shown is that of the opening, so that no sign moves away under the finger.
  const [initialRecent] = useState(recent);
  const insert = (symbol: SpecialSymbol): void => {
    change(() => insertSymbol(editor, symbol.text));
    remember(symbol);
    announce(editor, `${symbol.name} 넣음`);
  };
  const groups = [
    ...(initialRecent.length > 0 ? [{ name: '최근에 쓴 기호', symbols: initialRecent }] : []),
    ...SYMBOL_GROUPS,
  ];
  return (
    <Popover anchor={anchor} label="특수 문자" onClose={onClose} width={372}>
      <Box
        css={{
          paddingInline: { md: 3 },
          paddingBottom: { md: 3 },
          maxHeight: { md: '24rem' },
          overflowY: { md: 'auto' },
        }}
      >
        {groups.map((group, at) => (
          <SymbolGrid key={group.name} name={group.name} symbols={group.symbols} onPick={insert} isFirst={at === 0} />
        ))}
      </Box>
    </Popover>
  );
}
