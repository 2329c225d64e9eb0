import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { toHtml } from '@danji/contracts/documents/to-html';
import { escapeHtml } from './html.ts';

/** Fields that become inline styles, which the policy of our pages forbids. */
const STYLED = new Set(['align', 'color', 'background', 'fontSize', 'fontFamily']);

type Node = Record<string, unknown>;

/** Replaces a video by a link: its poster comes from another host, which the policy forbids as well. */
const toVideoLink = ({ videoId }: Node): Node => ({
  type: 'paragraph',
  children: [
    { type: 'link', url: `https://www.youtube.com/watch?v=${String(videoId)}`, children: [{ text: '동영상 보기' }] },
  ],
});

function toPlain(node: Node): Node {
  if (node['type'] === 'video') return toVideoLink(node);
  const plainFields = Object.entries(node).filter(([key]) => !STYLED.has(key));
  return Object.fromEntries(
    plainFields.map(([key, value]) => [key, key === 'children' ? (value as Node[]).map(toPlain) : value]),
  );
}

/** A part of a page beside its article. */
export type PlainPart = { title: string; text: string };

/** Renders the further parts of a page under their heading. */
export const toPlainParts = (heading: string, parts: readonly PlainPart[]): string =>
  parts.length === 0
    ? ''
    : `<section><h2>${escapeHtml(heading)}</h2>${parts.map(({ title, text }) => `<h3>${escapeHtml(title)}</h3>${text === '' ? '' : `<p>${escapeHtml(text)}</p>`}`).join('')}</section>`;

const toPlainDocument = ({ version, children }: RichDocument, headingOffset: number): string =>
  toHtml({ version, children: children.map((node) => toPlain(node)) as RichDocument['children'] }, { headingOffset });

/**
 * Renders a document under its title, for readers without scripts and for search engines. Nothing in it needs more than
 * our page's policy allows.
 */
export const toPlainArticle = (title: string, document: RichDocument): string =>
  `<article><h1>${escapeHtml(title)}</h1>${toPlainDocument(document, 1)}</article>`;

/** Renders what everybody may read of a record whose article is withheld. */
export const toPlainSummary = (title: string, summary: string): string =>
  `<article><h1>${escapeHtml(title)}</h1><p>${escapeHtml(summary)}</p></article>`;

/** Renders the answers to a question after it, each under its heading. */
export const toPlainAnswers = (answers: readonly { heading: string; document: RichDocument }[]): string =>
  answers.length === 0
    ? ''
    : `<section><h2>답변</h2>${answers.map(({ heading, document }) => `<h3>${escapeHtml(heading)}</h3>${toPlainDocument(document, 3)}`).join('')}</section>`;
