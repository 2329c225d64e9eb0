import { useState, type DragEvent } from 'react';

/** Marks an area that accepts dropped files itself; a `PageDrop` around it ignores them there. */
export const ACCEPTS_FILES = 'data-takes-files';

/** Tells whether a drag carries files from outside, and not text or a link. */
export const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer !== null && [...transfer.types].includes('Files');

export interface FileDrag {
  isOver: boolean;
  drag: Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/** The browser must not open dragged files: the page handles them. */
function claim(event: DragEvent): boolean {
  if (!hasFiles(event.dataTransfer)) return false;
  event.preventDefault();
  return true;
}

/**
 * Follows files that are dragged over one element. Entering a child comes before leaving its parent, so the last
 * entered element decides whether the drag has left.
 */
export function useFileDrag(onFiles: (files: File[]) => void, disabled: boolean): FileDrag {
  const [entered, setEntered] = useState<EventTarget>();
  const onDragEnter = (event: DragEvent): void => {
    if (claim(event)) setEntered(event.target);
  };
  const onDragOver = (event: DragEvent): void => {
    if (claim(event)) event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
  };
  const onDragLeave = (event: DragEvent): void => {
    if (claim(event)) setEntered((last) => (last === event.target ? undefined : last));
  };
  const onDrop = (event: DragEvent): void => {
    if (!claim(event)) return;
    setEntered(undefined);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return { isOver: entered !== undefined && !disabled, drag: { onDragEnter, onDragOver, onDragLeave, onDrop } };
}
