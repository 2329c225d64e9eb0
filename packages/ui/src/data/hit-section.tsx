import { lazyPiece } from '../lazy-piece.tsx';
import type { HitSectionProps } from './hits/hit-section-body.tsx';
import { HitsLoading } from './hits/hits-loading.tsx';

const HitsPlaceholder = ({ title, hits }: HitSectionProps) =>
  hits?.length === 0 ? null : <HitsLoading title={title} />;

/**
 * One kind of thing that a search found, as links with a picture or an icon: it loads, is empty (then not there) or fails by
 * itself, with another try. A note, pictures, icons and the way to all hits (`n건 더 보기`) are there when they are given.
 */
export const HitSection = lazyPiece(() => import('./hits/hit-section-body.tsx'), 'HitSectionBody', HitsPlaceholder);
