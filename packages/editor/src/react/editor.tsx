import { lazyPiece, Skeleton, Stack } from '@danji/ui';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorProps } from './editor-props.ts';

export type { Draft, DraftPort } from './draft-port.ts';
export type { EditorProps } from './editor-props.ts';
export type { ImagePort, UploadedImage, UploadOptions } from './image-port.ts';

/** About the height of tools and count, px. */
const AROUND_PX = 124;

const Waiting = ({ minHeight = 320 }: EditorProps) => (
  <EditorFrame isInvalid={false}>
    <Stack css={{ padding: 6 }} style={{ minHeight: minHeight + AROUND_PX }} aria-busy>
      <Skeleton height="2.25rem" />
      <Skeleton height="1rem" width="60%" />
    </Stack>
  </EditorFrame>
);

/** The rich-text editor. Its code is loaded when it is first shown; until then a box of the same height stands there. */
export const Editor = lazyPiece(() => import('./editor-body.tsx'), 'EditorBody', Waiting);
