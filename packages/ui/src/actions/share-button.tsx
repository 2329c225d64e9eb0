import { lazyComponent } from '../lazy-component.tsx';
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

/**
 * Shares a link: with the system's sheet on phones, otherwise it is copied and 클립보드에 복사되었습니다. is announced. Where
 * copying is refused the link is displayed for manual copying.
 */
export const ShareButton = lazyComponent(() => import('./share-body.tsx'), 'ShareBody', SharePlaceholder);
