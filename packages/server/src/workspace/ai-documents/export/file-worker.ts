import { parentPort, workerData } from 'node:worker_threads';
import type { FileRequest } from './write-file.ts';

/** The libraries and fonts are loaded with the first export, and unloaded with the thread. */
const WRITERS = {
  pdf: async () => (await import('./to-pdf.ts')).toPdf,
  docx: async () => (await import('./to-docx.ts')).toDocx,
} as const;

const { format, document, metadata, pictures } = workerData as FileRequest;
const write = await WRITERS[format]();
// Buffers arrive from the other thread as plain bytes.
const restoredPictures = new Map(
  [...pictures].map(([id, picture]) => [id, { ...picture, bytes: Buffer.from(picture.bytes) }]),
);
parentPort?.postMessage(await write(document, metadata, restoredPictures), []);
