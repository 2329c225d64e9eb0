import type { EditorProps } from '@danji/editor/editor';
import type { UploadResponse } from './image-store.ts';

type ImagePort = EditorProps['images'];
const FILES = '/api/commons/files/';

function send(
  file: File,
  expected: UploadResponse,
  { signal, onProgress }: Parameters<ImagePort['upload']>[1],
): Promise<{ id?: string }> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', `${FILES}?answer=${expected}`);
    call.setRequestHeader('content-type', file.type);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(loaded / total);
    });
    call.addEventListener('load', () => {
      if (call.status === 201) resolve(JSON.parse(call.responseText) as { id?: string });
      else reject(new Error(`The store responded with ${call.status}`));
    });
    call.addEventListener('error', () => {
      reject(new Error('The store cannot be reached'));
    });
    call.addEventListener('abort', () => {
      reject(new DOMException('Cancelled', 'AbortError'));
    });
    signal.addEventListener('abort', () => {
      call.abort();
    });
    call.send(file);
  });
}

/** Image port of the stage: sends files to its own server, which responds as `nextResponse` returns. */
export const createImagePort = (nextResponse: () => UploadResponse): ImagePort => ({
  upload: async (file, options) => {
    const { id } = await send(file, nextResponse(), options);
    return id === undefined ? undefined : { id, src: `${FILES}${id}/`, width: 640, height: 360 };
  },
  find: (fileId) => Promise.resolve(`${FILES}${fileId}/`),
});
