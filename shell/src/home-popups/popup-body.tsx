import { isAppPath } from '@danji/contracts/rules/app-path';
import { withoutBlankEnd } from '@danji/editor/core/blank';
import { Viewer } from '@danji/editor/viewer';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { AdvertisementBody } from './advertisement-body.tsx';
import type { DisplayedPopup } from './advertisement-popup.ts';

/** The link of a popup: paths of the app open without a page load, other addresses in a new tab. */
function PopupLink({ link, title }: { link: string; title: string }) {
  const name = `${title} 자세히 보기`;
  return (
    <Button asChild variant="subtle" css={{ alignSelf: 'stretch' }}>
      {isAppPath(link) ? (
        <Link to={link} aria-label={name}>
          자세히 보기
        </Link>
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer" aria-label={`${name}, 새 탭에서 열려요`}>
          자세히 보기
        </a>
      )}
    </Button>
  );
}

/** The content of a popup and its link. */
export function PopupBody({ popup }: { popup: DisplayedPopup }) {
  if (popup.advertisement) return <AdvertisementBody advertisement={popup.advertisement} />;
  return (
    <Stack gap={4}>
      <Viewer document={withoutBlankEnd(popup.content)} findImage="public" headingOffset={2} />
      {popup.link === null ? null : <PopupLink link={popup.link} title={popup.title} />}
    </Stack>
  );
}
