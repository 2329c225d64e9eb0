import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { isSameRun, type Run } from '../normalize-document/inline-runs.ts';
import type { Style } from './style.ts';

const INVISIBLE = /[^\P{Cc}\n\t\r\f]|[\u200b\ufeff]/gu;

/**
 * One line of text while it is read, with white space as a browser shows it: runs of it are one space, none at the ends, and a
 * last `<br>` is no line of its own.
 */
export class Line {
  readonly runs: Run[] = [];
  /** Of the first thing in it: it decides what block the line is. */
  style: Style | undefined;
  #end: 'start' | 'space' | 'solid' = 'start';
  #hasBreak = false;
  /** The line holds only one no-break space so far: many programs write an empty line like this. */
  #isFiller = false;

  /** Marks the line as existing even if it has no text. */
  show(style: Style) {
    this.style ??= style;
  }

  /** Adds text of the page. `preservesSpace` preserves its white space. Returns false when the line cannot take the text. */
  addText(text: string, style: Style, preservesSpace: boolean): boolean {
    const visible = text.replaceAll(INVISIBLE, '');
    if (visible.length < text.length && visible.trim() === '') this.show(style);
    if (preservesSpace) return visible === '' || this.#add(visible, style);
    const joined = visible.replaceAll(/[ \t\n\r\f]+/g, ' ');
    const collapsed = this.#end === 'solid' || !joined.startsWith(' ') ? joined : joined.slice(1);
    if (collapsed === '') return true;
    const isFiller = this.style === undefined && /^\u00a0 ?$/.test(collapsed);
    if (!this.#add(collapsed.replaceAll('\u00a0', ' '), style)) return false;
    this.#isFiller = isFiller;
    this.#end = collapsed.endsWith(' ') ? 'space' : 'solid';
    return true;
  }

  addBreak(style: Style) {
    this.#trimEnd();
    this.#add('\n', style);
    this.#end = 'start';
    this.#hasBreak = true;
  }

  /** The text of the line; nothing when there was none. */
  finish(): readonly Run[] | undefined {
    if (!this.style) return undefined;
    this.#trimEnd();
    const last = this.runs.at(-1)?.text;
    if (last && this.#isFiller && !this.#hasBreak && last.text === ' ') last.text = '';
    if (last && this.#hasBreak && last.text.endsWith('\n')) last.text = last.text.slice(0, -1);
    return this.runs;
  }

  #add(text: string, style: Style): boolean {
    const run: Run = { text: { text, ...style.marks }, link: style.link };
    const last = this.runs.at(-1);
    const isSame = last !== undefined && isSameRun(last, run);
    if ((isSame ? last.text.text.length : 0) + text.length > DOCUMENT_LIMITS.textLength) return false;
    this.show(style);
    if (isSame) last.text.text += text;
    else this.runs.push(run);
    this.#isFiller = false;
    this.#end = 'solid';
    return true;
  }

  #trimEnd() {
    const last = this.runs.at(-1)?.text;
    if (last && this.#end === 'space') last.text = last.text.slice(0, -1);
    this.#end = 'solid';
  }
}
