import { Type, type Static } from 'typebox';
import { entity, oneOf, strictObject } from '../fields.ts';

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
  headerItems: Type.Optional(Type.Array(strictObject(link), few)),
  footerLinks: Type.Optional(Type.Array(strictObject({ label, path, order, audience }), few)),
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
