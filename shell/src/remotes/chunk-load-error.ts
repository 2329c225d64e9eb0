/** The error that webpack throws when the script of a lazy chunk fails to load; `request` is its address. */
type ChunkLoadError = Error & { name: 'ChunkLoadError'; request?: string };

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';
