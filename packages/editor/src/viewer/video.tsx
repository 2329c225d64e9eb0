import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichVideo } from '@danji/contracts/documents/rich-document';
import { Anchor, Box, Icon } from '@danji/ui';
import { useState } from 'react';

const VIDEO_ID = /^[A-Za-z0-9_-]{6,32}$/;
// The frame has another origin than ours, so these two permissions together do not break the sandbox.
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const FRAME = {
  display: 'block',
  width: 'full',
  maxWidth: `${DOCUMENT_LIMITS.videoWidth}px`,
  aspectRatio: `${DOCUMENT_LIMITS.videoWidth} / ${DOCUMENT_LIMITS.videoHeight}`,
  marginInline: 'auto',
  borderRadius: 'md',
  overflow: 'hidden',
  _print: { display: 'none' },
};
const ON_PAPER = { display: 'none', _print: { display: 'block' } };

type VideoPart = { videoId: string; start: number | undefined };

/** The address of a video, which can be typed from paper. */
function VideoLink({ videoId, start }: VideoPart) {
  const address = `https://www.youtube.com/watch?v=${videoId}${typeof start === 'number' ? `&t=${start}s` : ''}`;
  return (
    <Box css={ON_PAPER}>
      {'동영상: '}
      <Anchor href={address}>{address}</Anchor>
    </Box>
  );
}

/** A video that sends no request to its host before it is played. On paper it is its address. */
export function Video({ node }: { node: RichVideo }) {
  const { provider, videoId, start } = node;
  if (provider !== 'youtube' || typeof videoId !== 'string' || !VIDEO_ID.test(videoId)) return null;
  return (
    <>
      <Player videoId={videoId} start={start} />
      <VideoLink videoId={videoId} start={start} />
    </>
  );
}

function Player({ videoId, start }: VideoPart) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (!isPlaying) {
    return (
      <Box css={FRAME}>
        <Box
          as="button"
          onClick={() => setIsPlaying(true)}
          css={{
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 3,
            width: 'full',
            height: 'full',
            bg: 'bg.muted',
            color: 'fg',
            fontWeight: 'semibold',
          }}
        >
          <Icon name="play" size={40} />
          유튜브 동영상 재생
        </Box>
      </Box>
    );
  }
  const query = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    ...(typeof start === 'number' && { start: String(start) }),
  });
  return (
    <Box css={FRAME}>
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${videoId}?${query}`}
        title="유튜브 동영상"
        style={{ width: '100%', height: '100%', border: 0 }}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        sandbox={SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Box>
  );
}
