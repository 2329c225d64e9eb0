import { lazyComponent } from '../lazy-component.tsx';

/**
 * Accepts an image dropped anywhere on the page (SPEC §2). While files are dragged over it, a cover shows the target;
 * the first image is used, and a message reports when there were more or none. It renders nothing otherwise. Dragged
 * text, and areas that accept files themselves, are not affected. If a page has several, the last one is active.
 */
export const PageDrop = lazyComponent(
  () => import('./page-drop-body.tsx'),
  'PageDropBody',
  () => null,
);
