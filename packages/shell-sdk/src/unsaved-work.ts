import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useId } from 'react';
import { useLeaveGuard } from './page-router.tsx';
import { useShellServices } from './shell-services.ts';
import { shellStore } from './shell-store.ts';

/**
 * The outcome of saving before a page is left. `failed`: the work is only stored in this browser. `undecided`: the form itself
 * asks the user, who stays.
 */
export type LeaveOutcome = 'saved' | 'failed' | 'undecided';

type UnsavedWorkOptions = {
  /** For a form that saves itself and stores a draft: saves everything. The user is asked only when that fails. */
  save?: () => Promise<LeaveOutcome>;
  /** The last save failed: the user is asked before the tab is closed although the form saves itself. */
  isStuck?: boolean;
};

/** The ids of the forms with unsaved input. */
const dirtyForms = atom<ReadonlySet<string>>(new Set<string>());
/** Saves the forms with unsaved input that can save themselves. */
const savers = new Set<() => Promise<LeaveOutcome>>();

/** Returns whether any form on the page has unsaved input; a forced reload then waits. */
export const hasUnsavedWork = (): boolean => shellStore.get(dirtyForms).size > 0;

/** Saves the forms of the page that can save themselves; resolves to whether all of them are saved. */
export const saveUnsavedWork = async (): Promise<boolean> =>
  (await Promise.all([...savers].map((save) => save()))).every((outcome) => outcome === 'saved');

const QUESTION = {
  title: '저장하지 않고 나갈까요?',
  description: '입력한 내용이 저장되지 않았어요.',
  confirmLabel: '나가기',
  cancelLabel: '계속 입력',
  tone: 'danger',
} as const;
const DRAFT_QUESTION = {
  ...QUESTION,
  title: '아직 저장하지 못했어요. 나갈까요?',
  description: '입력한 내용은 이 기기에 남아 있어서, 다시 열면 이어서 쓸 수 있어요.',
} as const;

/**
 * Asks for confirmation, while `isDirty`, before the page is left by a link, the back button or closing the tab. A form that
 * saves itself is saved instead.
 */
export function useUnsavedWork(isDirty: boolean, { save, isStuck = false }: UnsavedWorkOptions = {}): void {
  const id = useId();
  const { confirm } = useShellServices();
  const setDirty = useSetAtom(dirtyForms);
  useLeaveGuard(isDirty, async () => {
    if (!save) return confirm(QUESTION);
    const outcome = await save();
    return outcome === 'failed' ? confirm(DRAFT_QUESTION) : outcome === 'saved';
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    setDirty((forms) => new Set([...forms, id]));
    return () => setDirty((forms) => new Set([...forms].filter((form) => form !== id)));
  }, [id, isDirty, setDirty]);

  const saveLatest = useEffectEvent(async () => (save ? save() : 'saved'));
  const savesItself = isDirty && save !== undefined;
  useEffect(() => {
    if (!savesItself) return undefined;
    const saver = () => saveLatest();
    savers.add(saver);
    return () => void savers.delete(saver);
  }, [savesItself]);

  const asksOnClose = isDirty && (save === undefined || isStuck);
  useEffect(() => {
    if (!asksOnClose) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [asksOnClose]);
}
