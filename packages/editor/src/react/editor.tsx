import { Skeleton, Stack } from '@danji/ui';
import { lazy, Suspense } from 'react';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorProps } from './editor-props.ts';

export type { Draft, DraftPort } from './draft-port.ts';
export type { EditorProps } from './editor-props.ts';
export type { ImagePort, UploadedImage, UploadOptions } from './image-port.ts';

async function loadBody() {
  const { EditorBody } = await import('./editor-body.tsx').catch(() => import('./editor-body.tsx'));
  return { default: EditorBody };
}
const Body = lazy(loadBody);

/** About the height of tools and count, px. */
const AROUND_PX = 124;

const Waiting = ({ minHeight = 320 }: EditorProps) => (
  <EditorFrame isInvalid={false}>
    <Stack data-lazy="" css={{ padding: 6 }} style={{ minHeight: minHeight + AROUND_PX }} aria-busy>
      <Skeleton height="2.25rem" />
      <Skeleton height="1rem" width="60%" />
    </Stack>
  </EditorFrame>
);

/** The rich-text editor. Its code is loaded when it is first shown; until then a box of the same height stands there. */
export const Editor = (props: EditorProps) => <Suspense fallback={<Waiting {...props} />}><Body {...props} /></Suspense>;
