import type { Editor } from 'slate';

/** Handles pasted files; returns whether it could use any of them. */
export type FileHandler = (files: readonly File[]) => boolean;

const handlers = new WeakMap<Editor, FileHandler>();

/** The handler of files that are pasted into an editor. */
export const setFileHandler = (editor: Editor, handler: FileHandler): void => void handlers.set(editor, handler);

export const pasteFiles = (editor: Editor, files: readonly File[]): boolean => handlers.get(editor)?.(files) ?? false;
