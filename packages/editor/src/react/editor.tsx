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

const load = () => import('./editor-body.tsx');
// Whose code holds the editor is about to show it: the editor's own comes beside what the screen asks for, not after its first rendering.
let early: ReturnType<typeof load> | undefined = load();
// Told where it is shown; what was never shown has failed nobody.
early.catch(() => undefined);

function takeEarly(): ReturnType<typeof load> {
  const taken = early ?? load();
  early = undefined;
  return taken;
}

/** The rich-text editor. Its code is a script of its own; until it is there a box of the same height stands in its place. */
export const Editor = lazyPiece(takeEarly, 'EditorBody', Waiting);
