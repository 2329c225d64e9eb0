import { atom, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { useShellServices } from './shell-services.ts';
import { shellStore } from './shell-store.ts';

/** Forms with something unsaved, by the id of their hook. */
const dirtyForms = atom<ReadonlySet<string>>(new Set<string>());

/** Whether any form on the page holds something unsaved; a forced reload then waits. */
export const hasUnsavedWork = (): boolean => shellStore.get(dirtyForms).size > 0;

/** While `isDirty`: leaving the page, by a link, the back button or closing the tab, asks first. */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();
  const { confirm } = useShellServices();
  const setDirty = useSetAtom(dirtyForms);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!isDirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    setDirty((forms) => new Set([...forms, id]));
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      setDirty((forms) => new Set([...forms].filter((form) => form !== id)));
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [id, isDirty, setDirty]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: '저장하지 않고 나갈까요?', description: '입력한 내용이 저장되지 않았어요.', confirmLabel: '나가기', cancelLabel: '계속 입력', tone: 'danger' }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
}
