import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/** Several files of one change arrive together, and one refresh renders them all. ms */
const DEBOUNCE_MS = 30;
let timer: ReturnType<typeof setTimeout> | undefined;

// Runs before React: one runtime of the page observes the renderer, for the components of every build.
injectIntoGlobalHook(window);
Object.assign(globalThis, {
  danjiRefresh: {
    register,
    sign: createSignatureFunctionForTransform,
    refresh: () => {
      clearTimeout(timer);
      timer = setTimeout(performReactRefresh, DEBOUNCE_MS);
    },
  },
});
