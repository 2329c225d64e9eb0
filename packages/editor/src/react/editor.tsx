import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { Skeleton, Stack } from '@danji/ui';
import { lazy, Suspense } from 'react';
import type { DraftPort } from './draft-port.ts';
import { EditorFrame } from './editor-frame.tsx';
import type { ImagePort } from './image-port.ts';

export type { Draft, DraftPort } from './draft-port.ts';
export type { ImagePort, UploadedImage, UploadOptions } from './image-port.ts';

export type EditorProps = {
  /** What it starts from. Later values are not looked at: another document needs another React `key`. */
  value: RichDocument;
  /** Gets the document after a pause of 250 ms in writing, and when the focus leaves. */
  onChange: (document: RichDocument) => void;
  /** The name of the text for assistive technology. */
  label: string;
  /** Where pictures are stored. */
  images: ImagePort;
  /** Id of the text. */
  id?: string | undefined;
  invalid?: boolean | undefined;
  /** Ids of what describes the text: help and error. */
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  /** Least height of the text, px. Default 320. */
  minHeight?: number | undefined;
  readOnly?: boolean | undefined;
  /** Where unsaved text is kept. Without it nothing is. */
  draft?: DraftPort | undefined;
  /** Most characters, spaces counted. Going over is told, not prevented. */
  maxCharacters?: number | undefined;
};

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
