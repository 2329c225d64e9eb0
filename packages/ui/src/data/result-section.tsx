import { lazyComponent } from '../lazy-component.tsx';
import type { ResultSectionProps } from './results/result-section-body.tsx';
import { ResultsLoading } from './results/results-loading.tsx';

const ResultsPlaceholder = ({ title, results }: ResultSectionProps) =>
  results?.length === 0 ? null : <ResultsLoading title={title} />;

/**
 * The results of one kind that a search found, as links with a picture or an icon. The section loads by itself, is
 * left out when it is empty, and can be retried when it fails. Notes, pictures, icons and the link to all results
 * (`n건 더 보기`) are optional.
 */
export const ResultSection = lazyComponent(
  () => import('./results/result-section-body.tsx'),
  'ResultSectionBody',
  ResultsPlaceholder,
);
