import { afterEach, expect, test } from '@jest/globals';

afterEach(() => document.body.replaceChildren());

const present = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

const displayOf = (selector: string) => getComputedStyle(present(selector)).display;

function show(styles: string, html: string): void {
  document.body.innerHTML = `<style>${styles}</style>${html}`;
}

test('the defaults of the browser apply: blocks, elements that are never rendered, hidden elements', () => {
  show('', '<p id="p"></p><script id="script"></script><input id="input" type="hidden">');
  expect(displayOf('#p')).toBe('block');
  expect(displayOf('#script')).toBe('none');
  expect(getComputedStyle(present('#p')).getPropertyValue('visibility')).toBe('visible');
});

test('the last matching rule of the page overrides the default, and the element’s own style overrides every rule', () => {
  show(
    '.a { display: flex } .b:not(.c) { display: grid } .a, p { display: none } @media print { .b { display: block } }',
    '<div id="a" class="a"></div><div id="b" class="a b"></div><div id="own" class="a" style="display: table"></div>',
  );
  expect(displayOf('#a')).toBe('none');
  expect(displayOf('#own')).toBe('table');
  present('#a').className = 'b';
  expect(displayOf('#a')).toBe('grid');
});

test('a rule that is added, changed or removed later takes effect at once', () => {
  show('', '<div id="a" class="late"></div>');
  const style = document.createElement('style');
  style.textContent = '.late { display: none }';
  expect(displayOf('#a')).toBe('block');
  document.head.append(style);
  expect(displayOf('#a')).toBe('none');
  style.textContent = '.late { display: flex }';
  expect(displayOf('#a')).toBe('flex');
  style.sheet?.insertRule('.late { display: grid }', 1);
  expect(displayOf('#a')).toBe('grid');
  style.sheet?.deleteRule(1);
  expect(displayOf('#a')).toBe('flex');
  style.remove();
  expect(displayOf('#a')).toBe('block');
});

test('visibility and pointer events are inherited; other properties come from jsdom', () => {
  show(
    '.off { visibility: hidden; pointer-events: none } .on { visibility: visible; z-index: 7 }',
    '<div class="off"><span><b id="off"></b><b id="on" class="on"></b></span></div>',
  );
  expect(getComputedStyle(present('#off')).visibility).toBe('hidden');
  expect(getComputedStyle(present('#on')).visibility).toBe('visible');
  expect(getComputedStyle(present('#on')).pointerEvents).toBe('none');
  expect(getComputedStyle(present('#on')).zIndex).toBe('7');
  expect(getComputedStyle(present('#on')).getPropertyValue('z-index')).toBe('7');
});
