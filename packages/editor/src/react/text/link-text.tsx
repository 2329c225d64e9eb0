import { formatLink } from '@danji/contracts/format/link';
import type { MouseEvent, ReactNode } from 'react';
import { IS_ANDROID } from 'slate-dom';
import type { RenderElementProps } from 'slate-react';

function openWhenAsked(event: MouseEvent<HTMLAnchorElement>): void {
  // A plain click puts the caret into the words.
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) window.open(event.currentTarget.href, '_blank', 'noopener,noreferrer');
}

/**
 * At the edge of a link Chromium inserts typed text beside the link, where the editor does not look for it. On
 * Android, where text is in the page before the editor knows of it, the syllable would break.
 */
const Edge = () =>
  IS_ANDROID ? (
    <span contentEditable={false} style={{ fontSize: 0 }}>
      {'\u00A0'}
    </span>
  ) : null;

/** A link in the text being written: Ctrl (⌘) and click opens it. */
export const LinkText = ({
  attributes,
  url,
  children,
}: {
  attributes: RenderElementProps['attributes'];
  url: string;
  children: ReactNode;
}) => (
  <a
    {...attributes}
    href={url}
    title={`${formatLink(url)}\nCtrl+클릭으로 열기`}
    rel="noopener noreferrer nofollow ugc"
    onClick={openWhenAsked}
  >
    <Edge />
    {children}
    <Edge />
  </a>
);
