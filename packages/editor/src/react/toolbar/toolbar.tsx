import { Box, Z_INDEX } from '@danji/ui';
import { memo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSlateStatic } from 'slate-react';
import { focusText } from '../focus-text.ts';
import { useNarrow } from '../use-narrow.ts';
import { ColorTool } from './color-tool.tsx';
import { BlockTool, FontTool, SizeTool } from './font-tools.tsx';
import { moveBetweenTools, RovingTools } from './roving.tsx';
import {
  AlignTool,
  ClearTool,
  DialogTool,
  DividerTool,
  IndentTools,
  ListTool,
  MarkTool,
  QuoteTool,
  RedoTool,
  TableTool,
  UndoTool,
} from './tools.tsx';
import { TOOLS } from './tool-button.tsx';
import { useCoveredBottom, useStickyTop } from './use-covered-edges.ts';

const WRAPPER = {
  position: { md: 'sticky' },
  zIndex: { md: Z_INDEX.sticky },
  order: { base: 1, md: 0 },
  minHeight: { base: '57px', md: 12 },
  borderColor: 'border',
  borderTopWidth: { base: '1px', md: 0 },
  borderBottomWidth: { md: '1px' },
  borderTopLeftRadius: { md: 'lg' },
  borderTopRightRadius: { md: 'lg' },
  bg: 'bg.panel',
} as const;
const BAR = { borderRadius: 'inherit', bg: 'bg.panel' } as const;
const SCROLLER = {
  padding: 1.5,
  overflow: { base: 'auto hidden', md: 'hidden' },
  containerType: { md: 'inline-size' },
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  // Shows that there is more to the side.
  maskImage: { base: 'linear-gradient(to right, #000 calc(100% - 2rem), transparent)', md: 'none' },
} as const;
const ABOVE_KEYBOARD = {
  position: 'fixed',
  insetInline: 0,
  zIndex: Z_INDEX.bar + 1,
  borderTopWidth: '1px',
  borderColor: 'border',
  borderRadius: 0,
} as const;
// A line before each group; that of the first group in a row lies outside and is cut off.
const ROWS = {
  display: 'flex',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  alignItems: 'center',
  rowGap: 0.5,
  width: { base: 'max-content', md: 'auto' },
  marginInlineStart: '-13px',
  paddingInlineEnd: { base: 7, md: 0 },
} as const;
/** In a column of a page the tools move together, so that they are two rows there too. */
const CLOSE = {
  '@container (max-width: 740px)': {
    marginInlineStart: '-11px',
    '& [data-tool]': { minWidth: 7.5, paddingInline: 1 },
    '& > [role=group]': { gap: 0, '&::before': { marginInline: 1 } },
  },
} as const;
const BUTTON_STYLE = {
  ...ROWS,
  ...TOOLS,
  '& > [role=group]': {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: 0.5,
    '&::before': { content: '""', width: '1px', height: 5, marginInline: 1.5, bg: 'border', flexShrink: 0 },
  },
  ...CLOSE,
} as const;
const GROUP_ROLE = { role: 'group' } as const;
const BAR_ROLE = { role: 'toolbar', 'aria-label': '글 도구' } as const;

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <div {...GROUP_ROLE} aria-label={label}>
    {children}
  </div>
);

const Tools = memo(function Tools() {
  return (
    <RovingTools first="undo">
      <Group label="되돌리기">
        <UndoTool />
        <RedoTool />
      </Group>
      <Group label="글꼴">
        <BlockTool />
        <FontTool />
        <SizeTool />
      </Group>
      <Group label="글자 모양">
        <MarkTool mark="bold" />
        <MarkTool mark="italic" />
        <MarkTool mark="underline" />
        <MarkTool mark="strike" />
        <ColorTool mark="color" />
        <ColorTool mark="background" />
      </Group>
      <Group label="맞춤">
        <AlignTool align="left" />
        <AlignTool align="center" />
        <AlignTool align="right" />
      </Group>
      <Group label="목록">
        <ListTool list="bulleted-list" />
        <ListTool list="numbered-list" />
        <IndentTools />
      </Group>
      <Group label="넣기">
        <DialogTool name="image" />
        <DialogTool name="video" />
        <TableTool />
        <DialogTool name="link" />
        <QuoteTool />
        <DividerTool />
        <DialogTool name="symbols" />
      </Group>
      <Group label="서식">
        <ClearTool />
      </Group>
    </RovingTools>
  );
});

/**
 * The tools of the editor. Wide screens: at most two rows, which stay below the page's header while the text is
 * visible. Phones: one row below the text that scrolls sideways and stays above the keyboard while the user types.
 * Escape leads back into the text.
 */
export function Toolbar({ isWriting }: { isWriting: boolean }) {
  const editor = useSlateStatic();
  const wrapper = useRef<HTMLDivElement>(null);
  const isLow = useNarrow() && isWriting;
  const top = useStickyTop(wrapper);
  const bottom = useCoveredBottom(isLow);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveBetweenTools(event) || event.key !== 'Escape') return;
    event.preventDefault();
    focusText(editor);
  };
  return (
    <Box ref={wrapper} css={WRAPPER} style={{ top }}>
      <Box
        {...BAR_ROLE}
        css={isLow ? { ...BAR, ...ABOVE_KEYBOARD } : BAR}
        style={isLow ? { bottom } : undefined}
        onKeyDown={onKeyDown}
      >
        <Box css={SCROLLER}>
          <Box css={BUTTON_STYLE}>
            <Tools />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
