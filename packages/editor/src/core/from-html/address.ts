import { FILE_ID } from '@danji/contracts/documents/document-limits';
import { isAllowedLink } from '@danji/contracts/documents/link-policy';

/** An address as it was meant: `//a.kr` and `www.a.kr` are of the web. */
const complete = (address: string) => {
  if (address.startsWith('//')) return `https:${address}`;
  return /^www\./i.test(address) ? `https://${address}` : address;
};

/**
 * Returns the address of a pasted link if a document may hold it. Control characters and spaces around it are
 * removed.
 */
export function toLinkAddress(href: string): string | undefined {
  const bare = href.trim();
  if (isAllowedLink(bare)) return bare;
  const address = complete(bare.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim());
  if (isAllowedLink(address)) return address;
  const url = URL.canParse(address) ? new URL(address).href : '';
  return isAllowedLink(url) ? url : undefined;
}

/** One of our own pictures: the id of its file, and its natural size where the address names it (`#800x600`). */
type StoredPictureRef = { fileId: string; ownSize: { width?: number; height?: number } | undefined };

const PATH = /^\/api\/commons\/files\/([\w-]+)\/(?:\?[^#]*)?(?:#(\d*)x(\d*))?(?:#.*)?$/;

/**
 * Reads the address of one of our own files, relative or at one of the `origins`; `undefined` for every other
 * address.
 */
export function toStoredPictureRef(src: string, origins: readonly string[]): StoredPictureRef | undefined {
  const origin = origins.find((each) => each !== '' && src.startsWith(`${each}/`)) ?? '';
  const found = PATH.exec(src.slice(origin.length));
  const [, fileId = '', width, height] = found ?? [];
  if (!FILE_ID.test(fileId)) return undefined;
  return {
    fileId,
    ownSize:
      width === undefined
        ? undefined
        : { ...(width && { width: Number(width) }), ...(height && { height: Number(height) }) },
  };
}
