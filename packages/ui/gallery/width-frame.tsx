import { useCallback } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Scroller = chakra('section', { base: { overflowX: 'auto', overscrollBehaviorX: 'contain', paddingBottom: 3 } });
const Window = chakra('iframe', {
  base: { display: 'block', height: '600px', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', bg: 'bg' },
});

/**
 * Keeps the frame as high as the content of its page (the page itself is never lower than the frame). Media queries
 * inside use the frame's width, as on a screen of that size.
 */
function followHeight(frame: HTMLIFrameElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) frame.style.height = `${entry.target.scrollHeight + 2}px`;
  });
  const observe = (): void => {
    const frameRoot = frame.contentDocument?.querySelector('#root');
    if (frameRoot) observer.observe(frameRoot);
  };
  frame.addEventListener('load', observe);
  observe();
  return () => {
    frame.removeEventListener('load', observe);
    observer.disconnect();
  };
}

/** The examples in a window of `width` px. */
export function WidthFrame({ width, src, title }: { width: number; src: string; title: string }) {
  const ref = useCallback((frame: HTMLIFrameElement) => followHeight(frame), []);
  return (
    <Scroller tabIndex={0} aria-label={title}>
      <Window key={src} ref={ref} src={src} title={title} style={{ width }} />
    </Scroller>
  );
}
