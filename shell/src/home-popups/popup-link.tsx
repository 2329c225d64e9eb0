import { isAppPath } from '@danji/contracts/rules/app-path';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button } from '@danji/ui';
import type { ComponentProps } from 'react';
import { trackClick } from '../shared/advertisement-tracking.ts';
import type { DisplayedPopup } from './advertisement-popup.ts';

/** A link to the page of a popup: paths of the app open without a page load, other addresses in a new tab. */
function PopupTarget({
  popup,
  link,
  children,
  ...rest
}: { popup: DisplayedPopup; link: string } & ComponentProps<'a'>) {
  const { advertisement } = popup;
  const follow = () => advertisement && trackClick(advertisement.id);
  if (isAppPath(link))
    return (
      <Link {...rest} to={link} onClick={follow}>
        {children}
      </Link>
    );
  const rel = advertisement ? 'noopener noreferrer sponsored' : 'noopener noreferrer';
  return (
    <a {...rest} href={link} target="_blank" rel={rel} onClick={follow}>
      {children}
    </a>
  );
}

/** The button that leads to the page of a popup, below the content that scrolls. */
export function PopupLink({ popup }: { popup: DisplayedPopup }) {
  const { link, title } = popup;
  if (link === null) return null;
  const name = `${title} 자세히 보기`;
  return (
    <Box paddingInline={5} paddingBottom={4} paddingTop={2} flexShrink={0}>
      <Button asChild variant="subtle" width="full">
        <PopupTarget
          popup={popup}
          link={link}
          aria-label={isAppPath(link) ? name : `${name}, 새 탭에서 열려요`}
          data-popup-link=""
        >
          자세히 보기
        </PopupTarget>
      </Button>
    </Box>
  );
}
