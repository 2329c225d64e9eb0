import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/** Several files of one change arrive together: one refresh shows them all. ms */
const GATHER_MS = 30;
let timer: ReturnType<typeof setTimeout> | undefined;

// Runs before React: one runtime for the page sees the renderer start, whichever build a component comes from.
injectIntoGlobalHook(window);
Object.assign(globalThis, {
  danjiRefresh: {
    register,
    sign: createSignatureFunctionForTransform,
    refresh: () => {
      clearTimeout(timer);
      timer = setTimeout(performReactRefresh, GATHER_MS);
    },
  },
});
