import { Text, UiProvider } from '@danji/ui';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const SUBJECTS: Record<string, () => Promise<unknown>> = {
  ours: () => import('./ours.tsx'), Plate: () => import('./plate.tsx'), TipTap: () => import('./tiptap.ts'), Lexical: () => import('./lexical.ts'),
};

/** The app an editor comes into: React and the design system run already, and are no part of what the editor costs. */
function App() {
  const [shown, setShown] = useState<ReactNode>();
  globalThis.showInApp = setShown;
  return <UiProvider nonce={document.querySelector<HTMLElement>('[nonce]')?.nonce} colorMode="light"><Text>단지</Text>{shown}</UiProvider>;
}
const app = document.createElement('div');
document.body.prepend(app);
createRoot(app).render(<App />);
const load = SUBJECTS[location.pathname.slice(1)];
if (!load) throw new Error(`${location.pathname} is no editor`);
await new Promise((resolve) => { setTimeout(resolve, 300); });
globalThis.startedMs = performance.now();
await load();
