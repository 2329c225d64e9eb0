import { Text, UiProvider } from '@danji/ui';
import { createRoot } from 'react-dom/client';

const SUBJECTS: Record<string, () => Promise<unknown>> = {
  ours: () => import('./ours.tsx'),
  Plate: () => import('./plate.tsx'),
  TipTap: () => import('./tiptap.ts'),
  Lexical: () => import('./lexical.ts'),
};

const app = document.createElement('div');
document.body.prepend(app);
const root = createRoot(app);
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

/**
 * The app that an editor is loaded into. React and the design system run already, so they are not part of the editor’s
 * cost.
 */
globalThis.showInApp = (shown) =>
  root.render(
    <UiProvider nonce={nonce} colorMode="light">
      <Text>단지</Text>
      {shown}
    </UiProvider>,
  );
globalThis.showInApp(null);
const load = SUBJECTS[location.pathname.slice(1)];
if (!load) throw new Error(`There is no editor ${location.pathname}`);
await new Promise((resolve) => {
  setTimeout(resolve, 300);
});
globalThis.startedMs = performance.now();
await load();
