import { useEffect, useRef, useState } from 'react';
import { hasFiles, ACCEPTS_FILES } from '../forms/files/file-drag.ts';

/** Drop targets of the page; only the last one is active. */
const dropTargets: symbol[] = [];

/**
 * Follows a drag over the whole page. `onFiles` gets files that are dropped anywhere except on an area that accepts
 * files itself.
 */
export function usePageDrag(onFiles: (files: File[]) => void, disabled: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (disabled) return undefined;
    const dropTarget = Symbol('page drop');
    dropTargets.push(dropTarget);
    let entered: EventTarget | null = null;
    // An image of this very page that is dragged also counts as a file.
    let isOwnDrag = false;
    const concerns = (event: DragEvent): boolean =>
      dropTargets.at(-1) === dropTarget && !isOwnDrag && !event.defaultPrevented && hasFiles(event.dataTransfer);
    const isHandledElsewhere = (event: DragEvent): boolean =>
      event.target instanceof Element && event.target.closest(`[${ACCEPTS_FILES}]`) !== null;
    const onDragEnter = (event: DragEvent): void => {
      entered = event.target;
      setIsOver(
        dropTargets.at(-1) === dropTarget && !isOwnDrag && hasFiles(event.dataTransfer) && !isHandledElsewhere(event),
      );
    };
    const onDragOver = (event: DragEvent): void => {
      if (concerns(event) && !isHandledElsewhere(event)) event.preventDefault();
    };
    const onDragLeave = (event: DragEvent): void => {
      if (event.target === entered) setIsOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setIsOver(false);
      if (!concerns(event) || isHandledElsewhere(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const onDragStart = (): void => {
      isOwnDrag = true;
    };
    const onDragEnd = (): void => {
      isOwnDrag = false;
    };
    const listeners = {
      dragenter: onDragEnter,
      dragover: onDragOver,
      dragleave: onDragLeave,
      drop: onDrop,
      dragstart: onDragStart,
      dragend: onDragEnd,
    };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name as 'drop', listener);
    return () => {
      dropTargets.splice(dropTargets.indexOf(dropTarget), 1);
      setIsOver(false);
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name as 'drop', listener);
    };
  }, [disabled]);
  return isOver;
}
