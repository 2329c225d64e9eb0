import { formatLink } from '@danji/contracts/format/link';
import { Anchor, Button, Field, HStack, Icon, Stack, TextInput } from '@danji/ui';
import { Range } from 'slate';
import { useState, type KeyboardEvent } from 'react';
import { getLink, removeLink, setLink, toLinkUrl } from '../../core/slate/links.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { announce } from '../announce.ts';
import { isComposing } from './is-composing.ts';
import { Popover } from '../popover.tsx';
import { useSavedSelection } from './use-saved-selection.ts';

const REFUSED = '연결할 수 없는 주소예요. 웹 주소, 이메일, 전화번호 중 하나를 적어 주세요.';

function describeUrl(typed: string, url: string | undefined): string {
  if (typed.trim() === '') return '예: naver.com, help@danji.kr, 02-123-4567';
  return url === undefined || url === typed.trim() ? '' : `${formatLink(url)} 주소로 연결돼요.`;
}

/** A link as people read it, where that leads to the same address. */
function toTyped(url: string): string {
  const shown = formatLink(url);
  return toLinkUrl(shown) === url ? shown : url;
}

type LinkEditorProps = { editor: DocumentEditor; anchor: HTMLElement; onClose: () => void };

/** The form state for the link at the selection, and the actions on it. */
function useLinkForm({ editor, onClose }: LinkEditorProps) {
  const change = useSavedSelection(editor);
  const [present] = useState(() => getLink(editor));
  const [hasText] = useState(() => present !== undefined || !editor.selection || Range.isCollapsed(editor.selection));
  const [typed, setTyped] = useState(present ? toTyped(present.url) : '');
  const [text, setText] = useState(present?.text ?? '');
  const [wasRefused, setWasRefused] = useState(false);
  const url = toLinkUrl(typed);
  const apply = (): void => {
    setWasRefused(url === undefined);
    if (url === undefined) return;
    change(() => setLink(editor, { url, ...(hasText && { text: text.trim() || typed.trim() }) }));
    announce(editor, present ? '링크 바꿈' : '링크 넣음');
    onClose();
  };
  const remove = (): void => {
    change(() => removeLink(editor));
    announce(editor, '링크 지움');
    onClose();
  };
  const error = wasRefused && url === undefined ? REFUSED : undefined;
  return { isPresent: present !== undefined, hasText, typed, setTyped, text, setText, url, error, apply, remove };
}

/** Makes, changes, opens and removes the link at the selection. Without selected text it also asks for the text of the link. */
export function LinkEditor(props: LinkEditorProps) {
  const { isPresent, hasText, typed, setTyped, text, setText, url, error, apply, remove } = useLinkForm(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    apply();
  };
  return (
    <Popover anchor={props.anchor} label={isPresent ? '링크 고치기' : '링크 넣기'} onClose={props.onClose} width={400}>
      <Stack css={{ gap: 4, padding: { md: 4 } }}>
        <Field label="주소" help={describeUrl(typed, url)} error={error}>
          <TextInput
            data-autofocus
            value={typed}
            onChange={setTyped}
            onKeyDown={onKeyDown}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="https://"
          />
        </Field>
        {hasText ? (
          <Field label="보여 줄 글" optional help="비워 두면 적은 주소가 그대로 보여요.">
            <TextInput value={text} onChange={setText} onKeyDown={onKeyDown} autoComplete="off" />
          </Field>
        ) : null}
        <HStack css={{ flexWrap: 'wrap' }}>
          {isPresent ? (
            <Button variant="ghost" onClick={remove}>
              링크 지우기
            </Button>
          ) : null}
          {isPresent && url ? (
            <Button variant="outline" asChild>
              <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
                <Icon name="external-link" />
                열기
              </Anchor>
            </Button>
          ) : null}
          <Button onClick={apply} disabled={typed.trim() === ''} css={{ flex: '1' }}>
            {isPresent ? '바꾸기' : '넣기'}
          </Button>
        </HStack>
      </Stack>
    </Popover>
  );
}
