import { toInlineText } from '@danji/contracts/documents/document-text';
import type { RichInline } from '@danji/contracts/documents/rich-document';
import { toVideoId } from '../slate/video-link.ts';
import { toStoredPictureRef } from './address.ts';
import { toWholeNumber, type Close, type Reader } from './reader.ts';
import type { Style } from './style.ts';

const POSTER = /^https:\/\/i\.ytimg\.com\/vi\//;

/** Adds the video an address leads to; nothing for other addresses. */
export function addVideo({ tree }: Reader, address: string) {
  const video = toVideoId(address);
  // A start at 0 counts only if the address names it.
  if (video)
    tree.add({
      type: 'video',
      provider: 'youtube',
      ...video,
      ...(/[?&]t=0s$/.test(address) && { start: 0 }),
      children: [{ text: '' }],
    });
}

/** Adds one of our own pictures, or the video whose poster it is; the addresses of other pictures are recorded. */
export function addPicture(reader: Reader, element: Element, style: Style) {
  const src = element.getAttribute('src') ?? '';
  if (style.link && POSTER.test(src)) return addVideo(reader, style.link.url);
  const picture = toStoredPictureRef(src, reader.origins);
  if (!picture) {
    if (src !== '') reader.images.push(src);
    return undefined;
  }
  const width = toWholeNumber(element.getAttribute('width'));
  const size = picture.ownSize
    ? { ...picture.ownSize, displayWidth: width }
    : { width, height: toWholeNumber(element.getAttribute('height')) };
  const imageFields = Object.entries({
    ...size,
    alt: element.getAttribute('alt') ?? undefined,
    align: style.align,
  }).filter(([, value]) => value !== undefined);
  return reader.tree.add({
    type: 'image',
    fileId: picture.fileId,
    ...Object.fromEntries(imageFields),
    children: [{ text: '' }],
  });
}

/** Words below a picture belong to it; words below anything else are text. */
export function openCaption({ tree }: Reader): Close | undefined {
  if (!tree.open({ type: 'caption' })) return undefined;
  return () => {
    const { children } = tree.take();
    const picture = tree.top.children.at(-1);
    if (picture?.type === 'image' && children.length > 0)
      picture.caption = children
        .map((line) => (Array.isArray(line.children) ? toInlineText(line.children as RichInline[]) : ''))
        .join('\n');
    else for (const line of children) tree.add(line);
  };
}
