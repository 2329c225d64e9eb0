const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Serialises JSON for a `<script type="application/json">`: nothing in it can end the element or open a comment. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Writes a tag with escaped attributes; `true` writes the name alone, `undefined` leaves the attribute out. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${written.join('')}>`;
}
