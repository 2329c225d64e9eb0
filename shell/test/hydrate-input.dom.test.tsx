import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberInput, replayInput, restoreStyles } from '../src/hydrate-input.ts';

const pressed: string[] = [];

/** A form like ours: one state for all of its fields. */
function Screen() {
  const [values, setValues] = useState({ email: '', name: '', agreed: false });
  const { email, name, agreed } = values;
  const [, renderAgain] = useState(0);
  // Libraries for forms render their fields again as soon as they are there.
  useEffect(() => queueMicrotask(() => renderAgain(1)), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pressed.push(`sent ${email} ${name} ${agreed}`);
      }}
    >
      <input
        name="email"
        value={email}
        onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
      />
      <input name="name" value={name} onChange={(event) => setValues({ ...values, name: event.currentTarget.value })} />
      <input
        name="agreed"
        type="checkbox"
        checked={agreed}
        onChange={(event) => setValues({ ...values, agreed: event.currentTarget.checked })}
      />
      <button type="button" onClick={() => pressed.push('카카오')}>
        카카오
      </button>
      <p>{`${email} ${name} ${agreed}`}</p>
    </form>
  );
}

const RENDERED =
  '<form><input name="email" value=""/><input name="name" value=""/><input name="agreed" type="checkbox"/><button type="button">카카오</button><p>  false</p></form>';

type EarlyInput = { pressed: HTMLElement | null; composing: boolean; end: () => void };
const early: EarlyInput = { pressed: null, composing: false, end: () => pressed.push('end') };
let root: HTMLElement;

const find = <T extends Element>(selector: string): T => root.querySelector(selector) as T;
async function hydrate(): Promise<void> {
  const input = rememberInput(root);
  await act(async () => {
    hydrateRoot(root, <Screen />, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
    await Promise.resolve();
  });
  await act(async () => {
    replayInput(root, input);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  });
}

beforeEach(() => {
  pressed.length = 0;
  Object.assign(early, { pressed: null, composing: false });
  Object.assign(globalThis, { danjiEarly: early });
  root = document.createElement('div');
  root.innerHTML = RENDERED;
  document.body.append(root);
});
afterEach(() => {
  root.remove();
});

test('input from before the hydration reaches the app, and the field keeps its caret', async () => {
  const field = find<HTMLInputElement>('[name=email]');
  field.value = 'kim@danji.kr';
  field.setSelectionRange(3, 3);
  find<HTMLInputElement>('[name=name]').value = '김정민';
  find<HTMLInputElement>('[name=agreed]').checked = true;
  await hydrate();
  expect([
    find('p').textContent,
    field.value,
    field.selectionStart,
    find<HTMLInputElement>('[name=agreed]').checked,
  ]).toEqual(['kim@danji.kr 김정민 true', 'kim@danji.kr', 3, true]);
});

test('the last pressed button or form is replayed after the typed text', async () => {
  early.pressed = find('button');
  await hydrate();
  expect(pressed).toEqual(['end', '카카오']);
});

test('a submitted form is submitted with its values', async () => {
  find<HTMLInputElement>('[name=email]').value = 'kim@danji.kr';
  early.pressed = find('form');
  await hydrate();
  expect(pressed).toEqual(['end', 'sent kim@danji.kr  false']);
});

test('a syllable that is being composed is replayed only when it is complete', async () => {
  const field = find<HTMLInputElement>('[name=email]');
  field.value = '한';
  early.composing = true;
  await hydrate();
  expect(find('p').textContent).toBe('  false');
  await act(async () => {
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await Promise.resolve();
  });
  expect(find('p').textContent).toBe('한  false');
});

test('a page that the server has not rendered has nothing to replay', () => {
  Object.assign(globalThis, { danjiEarly: undefined });
  expect(() => replayInput(root, rememberInput(root))).not.toThrow();
});

test('style attributes under another name are restored', () => {
  root.innerHTML = '<p data-style="text-align: center;">글</p>';
  restoreStyles(root);
  expect([find<HTMLElement>('p').style.textAlign, find('p').hasAttribute('data-style')]).toEqual(['center', false]);
});
