import { ProblemError } from '../problem-error.ts';
import { ProviderError } from './provider-error.ts';

/** Runs a call to an external provider; a failure becomes `provider_unavailable` with the given title. */
export async function withProviderProblem<T>(work: () => Promise<T>, title: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw new ProblemError('provider_unavailable', { title });
    throw error;
  }
}
