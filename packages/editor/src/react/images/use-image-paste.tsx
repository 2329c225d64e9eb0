import { toast, useUploads, type Upload } from '@danji/ui';
import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { ReactEditor } from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { announce } from '../announce.ts';
import { focusTextAfterTask } from '../focus-text.ts';
import { useImagePort, type UploadedImage, type UploadOptions } from '../image-port.ts';
import { insertFinished, startPaste, type Paste } from './image-queue.ts';
import { IMAGE_BYTES, IMAGE_TYPES, sendImage } from './send-image.ts';
import { UploadPlaceholders } from './upload-placeholders.tsx';

const AGAIN_MS = 200;

/** Returns why a file cannot be uploaded; nothing when it can. */
function findRefusal({ name, type, size }: File): string | undefined {
  if (!IMAGE_TYPES.has(type)) return `${name}: JPG, PNG, GIF, WEBP 사진만 올릴 수 있어요.`;
  return size > IMAGE_BYTES ? `${name}: 10 MB까지 올릴 수 있어요.` : undefined;
}

function reportRefused(editor: DocumentEditor, refusals: readonly string[]): void {
  if (refusals.length === 0) return;
  toast({ title: '넣지 못한 사진이 있어요.', description: refusals.join(' '), tone: 'danger' });
  announce(editor, `넣지 못한 사진이 있어요. ${refusals.join(' ')}`);
}

export type ImagePaste = {
  /** Uploads the pictures among these files and inserts them where the caret is now. `false` when there is none among them. */
  takeImages: (files: readonly File[]) => boolean;
  /** The placeholders for pictures that are being uploaded; they are rendered in the editor's frame. */
  placeholders: ReactNode;
};

/** Inserts pictures once they are stored; never during the composition of a syllable. */
function useInsertion(
  editor: DocumentEditor,
  files: readonly Upload<UploadedImage>[],
  pastes: Map<File, Paste>,
  remove: (id: string) => void,
): void {
  useEffect(() => {
    if (!files.some(({ state }) => state === 'done')) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const insert = (): void => {
      if (ReactEditor.isComposing(editor)) {
        timer = setTimeout(insert, AGAIN_MS);
        return;
      }
      for (const { id, name, file } of insertFinished(editor, pastes, files)) {
        pastes.delete(file);
        remove(id);
        announce(editor, `${name} 넣음`);
      }
    };
    insert();
    return () => clearTimeout(timer);
  }, [editor, files, pastes, remove]);
}

/**
 * Pictures that are pasted or dropped: each has a place in the text with its progress, cancel and another try, which is part of
 * neither document nor history; the picture is inserted when it is stored, and never in the middle of a syllable. `frame` is
 * the positioned element around the text.
 */
export function useImagePaste(editor: DocumentEditor, frame: RefObject<HTMLElement | null>): ImagePaste {
  const images = useImagePort();
  const send = useCallback((file: File, options: UploadOptions) => sendImage(images, file, options), [images]);
  const { files, add, remove, retry } = useUploads(send);
  const [pastes] = useState(() => new Map<File, Paste>());

  useInsertion(editor, files, pastes, remove);

  const failed = files.findLast(({ state }) => state === 'failed');
  useEffect(() => {
    if (failed) announce(editor, `${failed.name}: ${failed.error ?? ''}`);
  }, [editor, failed]);

  const takeImages = useCallback(
    (taken: readonly File[]): boolean => {
      const pictures = taken.filter(({ type }) => type.startsWith('image/'));
      const refusals = pictures.flatMap((file) => findRefusal(file) ?? []);
      const accepted = pictures.filter((file) => findRefusal(file) === undefined);
      reportRefused(editor, refusals);
      if (accepted.length > 0) {
        const paste = startPaste(editor);
        for (const file of accepted) pastes.set(file, paste);
        announce(editor, `사진 ${accepted.length}장을 올리고 있어요.`);
        add(accepted);
      }
      return pictures.length > 0;
    },
    [editor, pastes, add],
  );

  const forget = (upload: Upload<UploadedImage>): void => {
    pastes.delete(upload.file);
    remove(upload.id);
  };
  const again = ({ id }: Upload<UploadedImage>): void => {
    retry(id);
    // The button goes with the failure.
    focusTextAfterTask(editor);
  };
  const groups = [...new Set(files.flatMap(({ file }) => pastes.get(file) ?? []))].map((paste) => ({
    paste,
    uploads: files.filter(({ file }) => pastes.get(file) === paste),
  }));
  const placeholders = groups.map(({ paste, uploads }) => (
    <UploadPlaceholders
      key={paste.id}
      paste={paste}
      uploads={uploads}
      frame={frame}
      onCancel={forget}
      onRetry={again}
    />
  ));
  return { takeImages, placeholders };
}
