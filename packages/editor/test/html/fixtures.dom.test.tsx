import { readdirSync, readFileSync } from 'node:fs';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { describe, expect, test } from '@jest/globals';
import { importHtml } from '../../src/core/from-html.ts';

const FOLDER = new URL('fixtures/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const SOURCES = readdirSync(FOLDER).flatMap((name) => /^(.+)\.html$/.exec(name)?.[1] ?? []);

describe('what is copied in other programs', () => {
  test.each(SOURCES)('%s', (source) => {
    const { document, dropped } = importHtml(read(`${source}.html`));
    expect({ ...document, dropped }).toEqual(JSON.parse(read(`${source}.json`)));
    expect(validateDocument(document)).toEqual([]);
  });
});
