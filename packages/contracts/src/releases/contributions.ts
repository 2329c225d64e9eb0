import { Type, type Static } from 'typebox';
import type { Endpoint, ResponseOf } from '../define-endpoint.ts';
import { entity, oneOf, strictObject } from '../fields.ts';
import type { Tag } from '../tags.ts';
import { isPreloadable } from './page-preloads.ts';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const label = text(20);
const path = Type.String({ pattern: '^/', maxLength: 200 });
/** The name of an icon of `@danji/ui`; one that the shell does not have yet is drawn as its fallback. */
const icon = Type.String({ pattern: '^[a-z][a-z-]*$', maxLength: 40 });
/** Lower numbers come first. */
const order = Type.Integer();
/** The groups that see it; `everybody` includes visitors who are not signed in. */
const audience = Type.Array(oneOf('everybody', 'general', 'brand', 'staff', 'admin'), { minItems: 1 });
const few = { maxItems: 12 };

/** A link that a remote places in the shell. */
const link = { label, path, icon, order, audience };

/** A menu entry a remote declares, so that the shell shows it before the remote is loaded (FEDERATION §1). */
export const navigationItem = entity('NavigationItem', {
  ...link,
  /** Whether it takes one of the five places of the bottom tab bar on narrow screens. */
  tab: Type.Boolean(),
});

/**
 * A tile of the home page. A path with a parameter (`/workspace/:id`) is a placeholder until the slot
 * `home.quick-actions` of the remote has rendered `QuickActions`; these then replace the remote's menu entries too.
 */
const quickAction = strictObject({
  ...link,
  /** Describes the target where the label is not enough. */
  hint: Type.Optional(text(40)),
});

/**
 * A number of the account beside an icon: a field of the response to a call without input, made by the shell when the
 * account is in the audience of the icon, and again after a change of what the call `reads`.
 */
const liveNumber = strictObject({
  /** The call as far as the shell needs its contract, which it does not have. */
  call: text(100),
  method: oneOf('GET', 'POST'),
  path: Type.String({ pattern: '^/api/[a-z0-9_/]+/$', maxLength: 200 }),
  reads: Type.Array(text(40), few),
  field: Type.String({ pattern: String.raw`^\w+$`, maxLength: 100 }),
  /** After the number, which then stands beside the icon; without it the number is a mark on the icon, for what is new. */
  unit: Type.Optional(text(4)),
});

/** Where an account begins after signing in, when it came for no screen; the one with the lowest order. */
const landing = strictObject({ path: Type.String({ pattern: '^/[^:]*$', maxLength: 200 }), order, audience });

/** A drawn picture of a screen with invented data. */
const shot = strictObject({
  title: text(40),
  note: text(60),
  badge: label,
  figures: Type.Array(strictObject({ name: text(10), value: text(20) }), few),
  rows: Type.Array(strictObject({ title: text(40), note: text(40), badge: Type.Optional(label) }), few),
});

/** A section of the front page about one domain, with a picture. */
const homeFeature = strictObject({
  eyebrow: label,
  title: text(60),
  text: text(200),
  benefits: Type.Array(text(60), few),
  shot,
  order,
});

/**
 * The additions of a remote to the shell's own screens, known without its code: `src/contributions.ts`, copied into
 * `release.json`. The shell shows what it finds here and knows no remote by name.
 */
export const contributions = entity('Contributions', {
  homeFeatures: Type.Optional(Type.Array(homeFeature, few)),
  /** A domain without a section of its own on the front page. */
  homeTiles: Type.Optional(Type.Array(strictObject({ icon, title: label, text: text(100), order }), few)),
  quickActions: Type.Optional(Type.Array(quickAction, few)),
  /** Icons of the header, before those of the account. */
  headerItems: Type.Optional(Type.Array(strictObject({ ...link, number: Type.Optional(liveNumber) }), few)),
  landings: Type.Optional(Type.Array(landing, few)),
  footerLinks: Type.Optional(Type.Array(strictObject({ label, path, order, audience }), few)),
  /** Words of messages, each of which leads to a screen wherever the app names it; the first is used. */
  linkedWords: Type.Optional(Type.Array(strictObject({ word: label, path, order }), few)),
  /** The results of the search in words: words for the name of the field, and a sentence about it. */
  searchTexts: Type.Optional(
    Type.Array(
      strictObject({ words: Type.Array(label, { ...few, minItems: 1 }), text: text(200), order, audience }),
      few,
    ),
  ),
});

export type NavigationItem = Static<typeof navigationItem>;
export type Contributions = Static<typeof contributions>;
export type QuickAction = Static<typeof quickAction>;
export type HomeFeature = Static<typeof homeFeature>;
export type HeaderItem = NonNullable<Contributions['headerItems']>[number];
export type LiveNumber = Omit<Static<typeof liveNumber>, 'reads'> & { reads: Tag[] };

type NumberOf<T> = { [Name in keyof T & string]: T[Name] extends number ? Name : never }[keyof T & string];

/** Declares the number of a header item. @throws TypeError for a call that may change something or needs an input. */
export function liveNumberOf<E extends Endpoint>(
  endpoint: E,
  field: NumberOf<ResponseOf<E>>,
  unit?: string,
): LiveNumber {
  const { id: call, method, path: address, reads } = endpoint;
  if (!isPreloadable(endpoint) || address.includes('{')) throw new TypeError(`${call} is no read without an input`);
  return {
    call,
    method: method as LiveNumber['method'],
    path: address,
    reads: [...reads],
    field,
    ...(unit !== undefined && { unit }),
  };
}
