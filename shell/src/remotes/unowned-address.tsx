import { useEffect, useState, type ReactNode } from 'react';
import { useApp, type AppContextValue } from '../shared/app-context.ts';

const INTERVAL_MS = 2000;

/** Requests the registry until one has remotes and nothing new since the last one; `false` when `signal` aborts first. */
async function waitForNewest(registry: AppContextValue['registry'], signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const before = registry.current();
    await registry.refresh();
    if (before.revision > 0 && registry.current() === before) return !signal.aborted;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return false;
}

type UnownedAddressProps = { notFound: ReactNode; /** Shown until it is known. */ settingUp: ReactNode };

/**
 * An address of no remote in the registry of this tab. Its remote may be published at this moment, as all are when the
 * app starts for the first time: then the screen appears by itself. Before the first release nobody can say that the
 * page does not exist.
 */
export function UnownedAddress({ notFound, settingUp }: UnownedAddressProps) {
  const { registry } = useApp();
  const [isSettingUp, setIsSettingUp] = useState(() => registry.current().revision === 0);
  useEffect(() => {
    const left = new AbortController();
    const wait = async (): Promise<void> => {
      if (await waitForNewest(registry, left.signal)) setIsSettingUp(false);
    };
    void wait();
    return () => left.abort();
  }, [registry]);
  return isSettingUp ? settingUp : notFound;
}
