import { lazyPiece } from '../lazy-piece.tsx';
import { Button } from './button.tsx';
import type { ShareButtonProps } from './share-body.tsx';

const SharePlaceholder = ({
  label = '공유',
  variant = 'outline',
  title: _title,
  url: _url,
  text: _text,
  ...rest
}: ShareButtonProps) => (
  <Button icon="share" variant={variant} {...rest} aria-busy aria-disabled>
    {label}
  </Button>
);

/** Shares a link: the system's sheet on phones, else it is copied and 클립보드에 복사되었습니다. is said; where copying is refused the link stands there to be copied by hand. */
export const ShareButton = lazyPiece(() => import('./share-body.tsx'), 'ShareBody', SharePlaceholder);
