import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { positionMenu } from '../actions/menu-position.ts';

/** Follows its button while the page scrolls or changes its size. */
export function usePopoverPosition(
  anchor: HTMLElement,
  panel: { readonly current: HTMLElement | null },
  align: 'start' | 'end',
): CSSProperties {
  const [position, setPosition] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const update = (): void => {
      const element = panel.current;
      if (element)
        setPosition(
          positionMenu(
            anchor.getBoundingClientRect(),
            { width: element.offsetWidth, height: element.scrollHeight + element.offsetHeight - element.clientHeight },
            align,
          ),
        );
    };
    const onScroll = (event: Event): void => {
      if (!(event.target instanceof Node && panel.current?.contains(event.target))) update();
    };
    update();
    window.addEventListener('resize', update);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [anchor, panel, align]);
  return position;
}
