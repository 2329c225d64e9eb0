import { toast } from '@danji/ui';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useSlateStatic } from 'slate-react';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';

type DialogProps = { editor: DocumentEditor; anchor: HTMLElement; onClose: () => void };

/** The dialogs of the toolbar, each with its code in a chunk of its own. */
const DIALOGS = {
  image: async () => (await import('../dialogs/image-dialog.tsx')).ImageDialog,
  video: async () => (await import('../dialogs/video-dialog.tsx')).VideoDialog,
  symbols: async () => (await import('../dialogs/symbol-picker.tsx')).SymbolPicker,
  link: async () => (await import('../dialogs/link-editor.tsx')).LinkEditor,
} as const satisfies Record<string, () => Promise<ComponentType<DialogProps>>>;
export type DialogName = keyof typeof DIALOGS;

type ToolDialogs = {
  open: DialogName | undefined;
  toggle: (name: DialogName) => void;
  setAnchor: (name: DialogName, anchor: HTMLElement | null) => void;
};
const ToolDialogContext = createContext<ToolDialogs | undefined>(undefined);

/** Opens and closes the dialogs of the toolbar, from its buttons and by key. */
export function useToolDialogs(): ToolDialogs {
  const dialogs = useContext(ToolDialogContext);
  if (!dialogs) throw new Error('useToolDialogs is used outside an Editor');
  return dialogs;
}

/** Renders the open dialog. A chunk that fails to load is reported, and loaded again at the next press. */
export function ToolDialogs({ children }: { children: ReactNode }) {
  const editor = useSlateStatic();
  const anchors = useRef(new Map<DialogName, HTMLElement>());
  const [dialog, setDialog] = useState<{ name: DialogName; Body: ComponentType<DialogProps>; anchor: HTMLElement }>();
  const open = dialog?.name;
  const close = useCallback(() => setDialog(undefined), []);
  const setAnchor = useCallback((name: DialogName, anchor: HTMLElement | null) => {
    if (anchor) anchors.current.set(name, anchor);
    else anchors.current.delete(name);
  }, []);
  const toggle = useCallback(
    async (name: DialogName) => {
      if (open === name) {
        close();
        return;
      }
      try {
        const Body = await DIALOGS[name]();
        const anchor = anchors.current.get(name);
        if (anchor) setDialog({ name, Body, anchor });
      } catch (error) {
        globalThis.reportError(error);
        toast({
          title: '도구를 불러오지 못했어요.',
          description: '인터넷 연결을 확인하고 다시 눌러 주세요.',
          tone: 'danger',
        });
      }
    },
    [open, close],
  );
  const dialogs = useMemo(
    () => ({ open, toggle: (name: DialogName) => void toggle(name), setAnchor }),
    [open, toggle, setAnchor],
  );
  return (
    <ToolDialogContext value={dialogs}>
      {children}
      {dialog ? <dialog.Body editor={editor} anchor={dialog.anchor} onClose={close} /> : null}
    </ToolDialogContext>
  );
}
