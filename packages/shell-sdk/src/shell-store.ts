import { createStore } from 'jotai';

/**
 * The one store of client state that screens share, across shell and remotes: `ShellHost` provides it, so atoms of a
 * remote live in it too. What the server knows is in the answers' cache, what an address says in the router.
 */
export const shellStore = createStore();
