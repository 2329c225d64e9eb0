import { VisuallyHidden } from '@danji/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useSlateStatic } from 'slate-react';
import { getAnnouncement, subscribeAnnouncements } from './announce.ts';

/** The live region that announces the messages of `announce` politely, without interrupting. */
export function LiveRegion() {
  const editor = useSlateStatic();
  const message = useSyncExternalStore(
    useCallback((listener) => subscribeAnnouncements(editor, listener), [editor]),
    () => getAnnouncement(editor),
  );
  return (
    <VisuallyHidden aria-live="polite" data-announcements="">
      {message}
    </VisuallyHidden>
  );
}
