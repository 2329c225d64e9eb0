import { useOverflow } from '@danji/app-kit';
import { withoutBlankEnd } from '@danji/editor/core/blank';
import { Viewer } from '@danji/editor/viewer';
import { Box } from '@danji/ui';
import type { MouseEvent } from 'react';
import { AdvertisementBody } from './advertisement-body.tsx';
import type { DisplayedPopup } from './advertisement-popup.ts';

/** A picture leads where the button below it does; for keyboards and screen readers there is the button. */
function followPicture({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof HTMLImageElement) || target.closest('a')) return;
  currentTarget.parentElement?.querySelector<HTMLAnchorElement>('a[data-popup-link]')?.click();
}

/** The content of a popup; it can be reached by Tab only when it scrolls. */
export function PopupContent({ popup }: { popup: DisplayedPopup }) {
  const { body, overflows } = useOverflow();
  return (
    <Box
      ref={body}
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': `${popup.title} 내용` })}
      onClick={followPicture}
      css={{
        flex: '1',
        minHeight: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        paddingInline: 5,
        paddingBlock: 1,
        paddingBottom: 3,
        ...(popup.link !== null && { '& img': { cursor: 'pointer' } }),
      }}
    >
      {popup.advertisement ? (
        <AdvertisementBody advertisement={popup.advertisement} />
      ) : (
        <Viewer document={withoutBlankEnd(popup.content)} findImage="public" headingOffset={2} />
      )}
    </Box>
  );
}
