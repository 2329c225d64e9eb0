import { useCurrentTitle } from '@danji/shell-sdk';
import { useLocation, useNavigationType } from '@danji/shell-sdk/router';
import { VisuallyHidden } from '@danji/ui';
import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation, once the new page has set its title, announces the title and moves the focus to the page, so that the
 * keyboard and screen readers start there. The first page after loading is left to the browser.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const { title, path } = useCurrentTitle();
  const announcedPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (path !== pathname || announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setAnnouncement(title);
    const isBusyInside =
      document.activeElement?.closest('#main') && document.activeElement.matches('input, textarea, select');
    if (!isBusyInside || type === 'POP') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, path, title, type]);

  return <VisuallyHidden as="output">{announcement}</VisuallyHidden>;
}
