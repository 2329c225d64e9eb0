/** What webpack throws when a script of a part that is loaded on demand did not come; `request` is its address. */
type ChunkFailure = Error & { name: 'ChunkLoadError'; request?: string };

export const isChunkFailure = (error: unknown): error is ChunkFailure =>
  error instanceof Error && error.name === 'ChunkLoadError';
