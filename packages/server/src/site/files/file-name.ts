import { extensionOf } from './file-kind.ts';

const MAX_CHARACTERS = 150;

/**
 * Normalises an uploaded file's name: no folders or control characters, composed Hangul (macOS sends it decomposed), at
 * most 150 characters, with its extension.
 */
export function toFileName(uploadedName: string | undefined): string {
  const base = (uploadedName ?? '').normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = [...base]
    .filter((character) => !/\p{C}/u.test(character) && !'<>:"|?*'.includes(character))
    .join('')
    .trim()
    .replace(/^\.+/, '');
  const extension = extensionOf(plain);
  const stem = extension ? plain.slice(0, -extension.length - 1) : plain;
  const shortened = [...stem].slice(0, MAX_CHARACTERS - extension.length).join('') || '파일';
  return extension ? `${shortened}.${extension}` : shortened;
}

/**
 * Returns `content-disposition` with the Korean name (RFC 5987) and an ASCII name for clients without support for it.
 */
export function toDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const extension = extensionOf(name).replace(/[^a-z0-9]/g, '');
  return `${kind}; filename="file${extension && `.${extension}`}"; filename*=UTF-8''${encoded}`;
}
