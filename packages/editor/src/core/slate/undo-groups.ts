import { Point, Range } from 'slate';
import { DOMEditor } from 'slate-dom';
import { HistoryEditor, MERGING } from 'slate-history';
import type { DocumentEditor } from './slate-types.ts';

/** A pause this long ends a step of typing, ms. */
const PAUSE = 500;
/** After this many characters a space ends a step of typing. */
const MAX_STEP_CHARACTERS = 20;

type Kind = 'typing' | 'deleting' | 'emptying' | 'other';
type Step = { kind: Kind; endedAt: number; characters: number; caret: Point | undefined };
type Groups = { now: () => number; isOpen: boolean; last: Step | undefined; hasFollowing: boolean };

const GROUPS = new WeakMap<DocumentEditor, Groups>();

const caretOf = ({ selection }: DocumentEditor) =>
  selection && Range.isCollapsed(selection) ? selection.anchor : undefined;

/** Tells whether the current change belongs to the step before it. */
function continues(editor: DocumentEditor, { now, last }: Groups, kind: Kind, text: string): boolean {
  const { selection } = editor;
  if (!last || !selection) return false;
  const caret = caretOf(editor);
  const isSameCaret = caret !== undefined && last.caret !== undefined && Point.equals(caret, last.caret);
  // An input method that replaces its own text, or writes where it has just emptied the selection, continues its
  // step.
  if (kind === 'typing' && DOMEditor.isComposing(editor)) {
    if (!caret) return last.kind === 'typing';
    if (last.kind === 'emptying') return isSameCaret;
  }
  if (kind !== last.kind || !isSameCaret || (kind !== 'typing' && kind !== 'deleting')) return false;
  return (
    now() - last.endedAt < PAUSE && !(text.trim() === '' && last.characters >= MAX_STEP_CHARACTERS && kind === 'typing')
  );
}

function runStep<T>(editor: DocumentEditor, kind: Kind, text: string, run: () => T): T {
  const groups = GROUPS.get(editor);
  if (!groups || groups.isOpen) return run();
  const isContinued = editor.history.undos.length > 0 && continues(editor, groups, kind, text);
  const characters = (isContinued ? (groups.last?.characters ?? 0) : 0) + text.length;
  const { children } = editor;
  const wasMerging = HistoryEditor.isMerging(editor);
  MERGING.set(editor, true);
  HistoryEditor.setSplittingOnce(editor, !isContinued);
  Object.assign(groups, { isOpen: true, hasFollowing: false });
  try {
    return run();
  } finally {
    groups.isOpen = false;
    MERGING.set(editor, wasMerging);
    HistoryEditor.setSplittingOnce(editor, undefined);
    const isChanged = editor.children !== children;
    if (isChanged)
      groups.last = {
        kind: groups.hasFollowing ? 'other' : kind,
        endedAt: groups.now(),
        characters,
        caret: caretOf(editor),
      };
  }
}

/** Makes everything that `run` changes one undo step of its own. Returns the result of `run`. */
export const asOneStep = <T>(editor: DocumentEditor, run: () => T): T => runStep(editor, 'other', '', run);

/** Everything `run` changes is a separate step after the typing before it: the first undo reverts only this. */
export function asFollowingStep(editor: DocumentEditor, run: () => void) {
  const groups = GROUPS.get(editor);
  if (!groups?.isOpen) return asOneStep(editor, run);
  HistoryEditor.setSplittingOnce(editor, true);
  groups.hasFollowing = true;
  run();
}

/**
 * Groups changes into undo steps: typing is one step until a pause of 500 ms, a space after 20 characters, or a jump
 * of the caret; every command is a step of its own. `now` returns the time in ms.
 */
export function withUndoGroups<T extends DocumentEditor>(editor: T, now: () => number = Date.now): T {
  const {
    apply,
    insertText,
    deleteBackward,
    deleteForward,
    deleteFragment,
    insertBreak,
    insertSoftBreak,
    insertFragment,
    undo,
    redo,
    getDirtyPaths,
  } = editor;
  const groups: Groups = { now, isOpen: false, last: undefined, hasFollowing: false };
  GROUPS.set(editor, groups);
  let isReplayed = false;
  // The state that undo and redo return to was normalised when it was left, so nothing is checked again, however
  // large the step is.
  const replay = (run: () => void) => {
    isReplayed = true;
    try {
      run();
    } finally {
      isReplayed = false;
    }
  };
  const kindOfDeletion = () => (caretOf(editor) ? 'deleting' : 'emptying');

  editor.apply = (operation) => {
    // A change that came by another way (undo, a remote change) ends the step.
    if (!groups.isOpen && operation.type !== 'set_selection') groups.last = undefined;
    apply(operation);
  };
  editor.getDirtyPaths = (operation) => (isReplayed ? [] : getDirtyPaths(operation));
  editor.undo = () => replay(undo);
  editor.redo = () => replay(redo);
  editor.insertText = (text, options) =>
    runStep(editor, options?.at || text.includes('\n') ? 'other' : 'typing', text, () => insertText(text, options));
  editor.deleteBackward = (unit) => runStep(editor, kindOfDeletion(), '', () => deleteBackward(unit));
  editor.deleteForward = (unit) => runStep(editor, kindOfDeletion(), '', () => deleteForward(unit));
  editor.deleteFragment = (options) => runStep(editor, 'emptying', '', () => deleteFragment(options));
  editor.insertBreak = () => asOneStep(editor, insertBreak);
  editor.insertSoftBreak = () => asOneStep(editor, insertSoftBreak);
  editor.insertFragment = (fragment, options) => asOneStep(editor, () => insertFragment(fragment, options));
  return editor;
}
