import { atom, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';
import { useLeaveGuard } from './page-router.tsx';
import { useShellServices } from './shell-services.ts';
import { shellStore } from './shell-store.ts';

/** The ids of the forms with unsaved input. */
const dirtyForms = atom<ReadonlySet<string>>(new Set<string>());

/** Returns whether any form on the page has unsaved input; a forced reload then waits. */
export const hasUnsavedWork = (): boolean => shellStore.get(dirtyForms).size > 0;

/** Asks for confirmation, while `isDirty`, before the page is left by a link, the back button or closing the tab. */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();
  const { confirm } = useShellServices();
  const setDirty = useSetAtom(dirtyForms);
  useLeaveGuard(isDirty, () =>
    confirm({
      title: '저장하지 않고 나갈까요?',
      description: '입력한 내용이 저장되지 않았어요.',
      confirmLabel: '나가기',
      cancelLabel: '계속 입력',
      tone: 'danger',
    }),
  );

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
}
