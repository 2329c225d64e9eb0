import { PopupFrame } from '@danji/app-kit/advertisements';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { isBlankDocument, withoutBlankEnd } from '@danji/editor/core/blank';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import type { PopupDraft } from './popup-draft.ts';

const PLACEHOLDER_CONTENT: RichDocument = {
  version: 1,
  children: [{ type: 'paragraph', children: [{ text: '내용이 여기에 보여요.' }] }],
};

type PopupViewProps = {
  draft: Pick<PopupDraft, 'title' | 'link' | 'show_close_today'>;
  content: RichDocument;
  asSheet: boolean;
};

/** Shows a popup of operators as visitors see it. */
export const PopupView = ({ draft: { title, link, show_close_today }, content, asSheet }: PopupViewProps) => (
  <PopupFrame title={title} hasLink={link.trim() !== ''} canCloseToday={show_close_today} asSheet={asSheet}>
    <Viewer
      document={isBlankDocument(content) ? PLACEHOLDER_CONTENT : withoutBlankEnd(content)}
      headingOffset={2}
      findImage={imagePort.find}
    />
  </PopupFrame>
);
