import { createContext, useContext } from 'react';

const FOREVER = new AbortController().signal;

/** Set by the shell around a mounted remote. */
export const MountScope = createContext<AbortSignal>(FOREVER);

/** Ends when the remote is taken off the page or replaced: listeners, timers and requests made outside React end with it. */
export const useMountScope = (): AbortSignal => useContext(MountScope);
