import { lazyPiece } from '../lazy-piece.tsx';
import type { HitSectionProps } from './hits/hit-section-body.tsx';
import { HitsLoading } from './hits/hits-loading.tsx';

const HitsPlaceholder = ({ title, hits }: HitSectionProps) =>
  hits?.length === 0 ? null : <HitsLoading title={title} />;

/**
 * The results of one kind that a search found, as links with a picture or an icon. The section loads by itself, is
 * left out when it is empty, and can be retried when it fails. Notes, pictures, icons and the link to all results
 * (`n건 더 보기`) are optional.
 */
export const HitSection = lazyPiece(() => import('./hits/hit-section-body.tsx'), 'HitSectionBody', HitsPlaceholder);
