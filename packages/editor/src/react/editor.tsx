import { Box, lazyComponent, Skeleton, Stack } from '@danji/ui';
import { isBlankDocument } from '../core/slate/is-blank.ts';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorProps } from './editor-props.ts';

export type { EditorProps } from './editor-props.ts';
export type { ImagePort, UploadedImage, UploadOptions } from './image-port.ts';

/** About the height of tools and count, px. */
const AROUND_PX = 124;
/** Tools are above the text on wide screens and below it on phones. */
const TOOLS = { order: { base: 1, md: 0 }, padding: 2.5, minHeight: { base: '57px', md: '5.5rem' } } as const;
const PLACEHOLDER = { color: 'fg.subtle', lineHeight: '1.75' } as const;
const TEXT = { flex: 1, padding: { base: 4, md: 6 } } as const;

/** The box of the editor while its code loads: with the placeholder of a blank document, a preview, or grey lines. */
const Waiting = ({ minHeight = 320, preview, placeholder, value }: EditorProps) => (
  <EditorFrame isInvalid={false}>
    <Stack gap={0} style={{ minHeight: minHeight + AROUND_PX }} aria-busy>
      <Box css={TOOLS}>
        <Skeleton height="2.25rem" />
      </Box>
      <Box css={TEXT} inert>
        {isBlankDocument(value) ? (
          <Box css={PLACEHOLDER}>{placeholder}</Box>
        ) : (
          (preview ?? <Skeleton height="1rem" width="60%" />)
        )}
      </Box>
    </Stack>
  </EditorFrame>
);

const load = () => import('./editor-body.tsx');
// A screen that loads this module is about to show the editor, so the editor's code loads in parallel with the
// screen's own requests, not after its first rendering.
let early: ReturnType<typeof load> | undefined = load();
// The error is reported where the editor is rendered; an editor that is never rendered has no failure to report.
early.catch(() => undefined);

function takeEarly(): ReturnType<typeof load> {
  const taken = early ?? load();
  early = undefined;
  return taken;
}

/**
 * The rich-text editor. Its code is a separate chunk; until it is loaded a box of the same height takes its place.
 */
export const Editor = lazyComponent(takeEarly, 'EditorBody', Waiting);
