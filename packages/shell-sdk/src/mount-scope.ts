import { createContext, useContext } from 'react';

const FOREVER = new AbortController().signal;

/** The shell provides it around a mounted remote. */
export const MountScope = createContext<AbortSignal>(FOREVER);

/** Returns a signal that is aborted when the remote is unmounted or replaced. Listeners, timers and requests outside React end with it. */
export const useMountScope = (): AbortSignal => useContext(MountScope);
