import type { MouseEvent, ReactNode } from 'react';
import type { RenderElementProps } from 'slate-react';

function openWhenAsked(event: MouseEvent<HTMLAnchorElement>): void {
  // A plain click puts the caret into the words.
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) window.open(event.currentTarget.href, '_blank', 'noopener,noreferrer');
}

/** A link in the text being written: Ctrl (⌘) and click opens it. */
export const LinkText = ({ attributes, url, children }: { attributes: RenderElementProps['attributes']; url: string; children: ReactNode }) => (
  <a {...attributes} href={url} title={`${url}\nCtrl+클릭으로 열기`} rel="noopener noreferrer nofollow ugc" onClick={openWhenAsked}>{children}</a>
);
