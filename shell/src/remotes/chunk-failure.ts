/** The error that webpack throws when the script of a lazy chunk fails to load; `request` is its address. */
type ChunkFailure = Error & { name: 'ChunkLoadError'; request?: string };

export const isChunkFailure = (error: unknown): error is ChunkFailure =>
  error instanceof Error && error.name === 'ChunkLoadError';
