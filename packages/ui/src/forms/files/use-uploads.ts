import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type SendFile, type Upload, type UploadQueue, type UploadRules } from './upload-queue.ts';

export interface Uploads<Result> {
  files: readonly Upload<Result>[];
  /** The results of the sender for the finished files, in their order. */
  results: readonly Result[];
  /** Whether files wait or are being sent; a form delays saving until then. */
  isBusy: boolean;
  /** The error of a form that cannot be saved because a file has failed. */
  fault: string | undefined;
  add: UploadQueue<Result>['add'];
  cancel: UploadQueue<Result>['cancel'];
  retry: UploadQueue<Result>['retry'];
  remove: UploadQueue<Result>['remove'];
  clear: UploadQueue<Result>['clear'];
  /** For the file area: `<FileDrop {...uploads.area} maxCount={5} />`. */
  area: {
    files: readonly Upload<Result>[];
    onAdd: (files: File[]) => void;
    onRemove: (id: string) => void;
    onCancel: (id: string) => void;
    onRetry: (id: string) => void;
  };
}

function describeFault(files: readonly Upload<unknown>[]): string | undefined {
  const failed = files.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return undefined;
  return failed.every(({ isFinal }) => isFinal)
    ? '올릴 수 없는 파일이 있어요. 빼 주세요.'
    : '올리지 못한 파일이 있어요. 다시 올리거나 빼 주세요.';
}

/**
 * Uploads files as soon as they are added, at most 3 at the same time (`atOnce`), each with its state, progress, cancel
 * and retry. `send` makes the call: `(file, { signal, onProgress }) => request(uploadFile, { body: { file }, signal,
 * onProgress })`. All are cancelled on unmount.
 */
export function useUploads<Result>(send: SendFile<Result>, rules?: UploadRules): Uploads<Result> {
  const [queue] = useState(() => createUploadQueue<Result>(send, rules));
  useEffect(() => queue.sendBy(send), [queue, send]);
  const files = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  useEffect(() => () => queue.clear(), [queue]);
  const { add, cancel, retry, remove, clear } = queue;
  return {
    files,
    add,
    cancel,
    retry,
    remove,
    clear,
    results: files.flatMap(({ state, result }) => (state === 'done' && result !== undefined ? [result] : [])),
    isBusy: files.some(({ state }) => state === 'waiting' || state === 'sending'),
    fault: describeFault(files),
    area: { files, onAdd: add, onRemove: remove, onCancel: cancel, onRetry: retry },
  };
}
