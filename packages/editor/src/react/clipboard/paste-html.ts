import { toast } from '@danji/ui';
import { Editor, Transforms } from 'slate';
import { insertBlocks } from '../../core/slate/fragment.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import type { HtmlImport } from '../../core/from-html.ts';
import { announce } from '../announce.ts';

type Dropped = HtmlImport['dropped'];

/** Announces what could not be pasted, because it was visible where it was copied. */
function reportDropped(editor: DocumentEditor, { images, isCut }: Dropped): void {
  const message = [
    images.length > 0 ? `다른 곳의 사진 ${images.length}장은 붙여 넣지 못했어요. 사진은 올려서 넣을 수 있어요.` : '',
    isCut ? '내용이 너무 많아서 뒷부분이 빠졌어요.' : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (message === '') return;
  announce(editor, message);
  toast({ title: '일부만 붙여 넣었어요.', description: message, tone: 'warning' });
}

/** Pastes HTML of any program where the caret was. The reader of HTML is loaded at the first paste. */
export async function pasteHtml(editor: DocumentEditor, html: string, text: string): Promise<void> {
  const position = editor.selection && Editor.rangeRef(editor, editor.selection);
  try {
    const { importHtml } = await import('../../core/from-html.ts');
    const { document, dropped } = importHtml(html, text);
    const at = position?.unref();
    if (at) Transforms.select(editor, at);
    insertBlocks(editor, document.children);
    reportDropped(editor, dropped);
  } catch (error) {
    position?.unref();
    globalThis.reportError(error);
    toast({
      title: '붙여 넣지 못했어요.',
      description: '인터넷 연결을 확인하고 다시 붙여 넣어 주세요.',
      tone: 'danger',
    });
  }
}
