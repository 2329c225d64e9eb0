import { Button, Field, Stack, Text, TextInput } from '@danji/ui';
import { useState, type KeyboardEvent } from 'react';
import { insertVideo } from '../../core/slate/blocks.ts';
import { toVideoId, VIDEO_LINK_MESSAGE } from '../../core/slate/video-link.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { announce } from '../announce.ts';
import { isComposing } from './is-composing.ts';
import { Popover } from '../popover.tsx';
import { useSavedSelection } from './use-saved-selection.ts';

/** `1시간 2분 3초`, without what is 0. */
function describeStart(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), '시간'],
    [Math.floor(seconds / 60) % 60, '분'],
    [seconds % 60, '초'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value}${unit}`)
    .join(' ');
}

/** Asks for the link of a YouTube video: a window beside its button, on phones a sheet. Only a link that is right can be inserted. */
export function VideoDialog({
  editor,
  anchor,
  onClose,
}: {
  editor: DocumentEditor;
  anchor: HTMLElement;
  onClose: () => void;
}) {
  const change = useSavedSelection(editor);
  const [link, setLink] = useState('');
  const video = toVideoId(link);
  const insert = (): void => {
    if (!video) return;
    change(() => insertVideo(editor, video));
    announce(editor, '동영상 넣음');
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    insert();
  };
  return (
    <Popover anchor={anchor} label="동영상 넣기" onClose={onClose} width={400}>
      <Stack css={{ gap: 4, padding: { md: 4 } }}>
        <Field
          label="유튜브 링크"
          help="유튜브에서 공유를 눌러 링크를 복사해 주세요."
          error={link.trim() !== '' && !video ? VIDEO_LINK_MESSAGE : undefined}
        >
          <TextInput
            data-autofocus
            value={link}
            onChange={setLink}
            onKeyDown={onKeyDown}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://youtu.be/…"
          />
        </Field>
        <Text size="sm" tone="muted" aria-live="polite" css={{ overflowWrap: 'anywhere', _empty: { display: 'none' } }}>
          {video ? `영상 번호 ${video.videoId}${video.start ? ` · ${describeStart(video.start)}부터` : ''}` : ''}
        </Text>
        <Button disabled={!video} onClick={insert} fullWidth>
          넣기
        </Button>
      </Stack>
    </Popover>
  );
}
