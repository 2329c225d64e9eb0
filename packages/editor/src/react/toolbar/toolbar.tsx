import { Box, Z_INDEX } from '@danji/ui';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSlateStatic } from 'slate-react';
import { focusText } from '../focus-text.ts';
import { useNarrow } from '../use-narrow.ts';
import { ColorTool } from './color-tool.tsx';
import { BlockTool, FontTool, SizeTool } from './font-tools.tsx';
import { moveBetweenTools, RovingTools } from './roving.tsx';
import { AlignTool, ClearTool, DialogTool, DividerTool, IndentTools, ListTool, MarkTool, QuoteTool, RedoTool, TableTool, UndoTool } from './tools.tsx';
import { useCoveredBottom, useStickyTop } from './use-tool-place.ts';

const PLACE = { position: 'sticky', zIndex: Z_INDEX.sticky, minHeight: 12, borderBottomWidth: '1px', borderColor: 'border', borderTopLeftRadius: 'lg', borderTopRightRadius: 'lg', bg: 'bg.panel' } as const;
const BAR = { display: 'flex', flexWrap: { base: 'nowrap', md: 'wrap' }, alignItems: 'center', rowGap: 0.5, padding: 1.5, overflowX: { base: 'auto', md: 'visible' }, scrollbarWidth: 'none', overscrollBehavior: 'contain', borderRadius: 'inherit', bg: 'bg.panel' } as const;
const ABOVE_KEYBOARD = { position: 'fixed', insetInline: 0, zIndex: Z_INDEX.bar + 1, borderTopWidth: '1px', borderColor: 'border', borderRadius: 0, boxShadow: 'floating' } as const;
const GROUP = {
  'display': 'flex', 'flexShrink': 0, 'alignItems': 'center', 'gap': 0.5, 'maxWidth': { md: 'full' },
  '&:not(:last-of-type)::after': { content: '""', width: '1px', height: 5, marginInline: 1.5, bg: 'border', flexShrink: 0 },
} as const;
const BAR_ROLE = { role: 'toolbar', 'aria-label': '글 도구' } as const;

const Group = ({ label, children }: { label: string; children: ReactNode }) => <Box {...{ role: 'group' }} aria-label={label} css={GROUP}>{children}</Box>;

function Tools() {
  return (
    <RovingTools first="undo">
      <Group label="되돌리기"><UndoTool /><RedoTool /></Group>
      <Group label="글꼴"><BlockTool /><FontTool /><SizeTool /></Group>
      <Group label="글자 모양"><MarkTool mark="bold" /><MarkTool mark="italic" /><MarkTool mark="underline" /><MarkTool mark="strike" /><ColorTool mark="color" /><ColorTool mark="background" /></Group>
      <Group label="맞춤"><AlignTool align="left" /><AlignTool align="center" /><AlignTool align="right" /></Group>
      <Group label="목록"><ListTool list="bulleted-list" /><ListTool list="numbered-list" /><IndentTools /></Group>
      <Group label="넣기"><DialogTool name="image" /><DialogTool name="video" /><TableTool /><DialogTool name="link" /><QuoteTool /><DividerTool /><DialogTool name="symbols" /></Group>
      <Group label="서식"><ClearTool /></Group>
    </RovingTools>
  );
}

/**
 * The tools of the editor. Wide: in at most two rows, in sight below the page's header as long as the text is. Phones: one row
 * that scrolls sideways, above the keyboard while somebody writes. Escape leads back into the text.
 */
export function Toolbar({ isWriting }: { isWriting: boolean }) {
  const editor = useSlateStatic();
  const place = useRef<HTMLDivElement>(null);
  const isLow = useNarrow() && isWriting;
  const top = useStickyTop(place);
  const bottom = useCoveredBottom(isLow);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveBetweenTools(event) || event.key !== 'Escape') return;
    event.preventDefault();
    focusText(editor);
  };
  return (
    <Box ref={place} css={PLACE} style={{ top }}>
      <Box {...BAR_ROLE} css={isLow ? { ...BAR, ...ABOVE_KEYBOARD } : BAR} style={isLow ? { bottom } : undefined} onKeyDown={onKeyDown}><Tools /></Box>
    </Box>
  );
}
