import { createStore } from 'jotai';

/**
 * The only store of client state that screens share across shell and remotes. `ShellHost` provides it, so atoms of a remote
 * are in it too. Server data is in the cache of responses, and the state of the address in the router.
 */
export const shellStore = createStore();
