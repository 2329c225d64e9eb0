import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';

/** The text of a file with a string inserted before each anchor. @throws when an anchor is not found, because the file has changed. */
export function insertBefore(path, insertions) {
  return insertions.reduce(
    (text, [anchor, added]) => {
      const found = anchor.exec(text);
      if (!found) throw new Error(`${path} does not contain ${anchor} any more. Update .tools/create.`);
      return text.slice(0, found.index) + added + text.slice(found.index);
    },
    readFileSync(join(root, path), 'utf8'),
  );
}
