/** The message below a video link that is not valid (SPEC §5). */
export const VIDEO_LINK_MESSAGE = '올바른 유튜브 링크를 입력해주세요.';

const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIDEO_ID = /^[A-Za-z0-9_-]{6,32}$/;
const DAY = 86_400;

function toUrl(text: string): URL | undefined {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** `90`, `90s`, `1m30s`, `1h2m3s` as seconds. */
function toSeconds(time: string): number | undefined {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 && total <= DAY ? total : undefined;
}

function findId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first, second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!HOSTS.has(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return first === 'embed' || first === 'shorts' || first === 'live' ? second : undefined;
}

/**
 * The video a YouTube link leads to: watch links with `v=`, short, embed, shorts and live links, with or without `https://`.
 * `start` in seconds, when the link names one. Nothing for any other text.
 */
export function toVideoId(text: string): { videoId: string; start?: number } | undefined {
  const url = toUrl(text);
  const videoId = url && findId(url);
  if (!videoId || !VIDEO_ID.test(videoId)) return undefined;
  const start = toSeconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return start === undefined ? { videoId } : { videoId, start };
}
