import type { ReactElement } from 'react';

/** The groups of the gallery, in the order of its list. */
export const GALLERY_GROUPS = ['기초', '행동', '배치', '입력', '자료', '알림', '창'] as const;

type GalleryGroup = (typeof GALLERY_GROUPS)[number];

/** One state of a component, rendered on its own card. It is the same at every visit: no clock, no random values. */
interface GalleryExample {
  title: string;
  render: () => ReactElement;
  /** Its first button opens an overlay; the screenshot test presses it and captures that too. */
  opens?: boolean;
}

/** One page of the gallery: a component of the design system with its purpose, its keys and all its states. */
export interface GalleryPage {
  /** Unique, kebab-case: the address of the page. */
  slug: string;
  group: GalleryGroup;
  /** The Korean name, then the name of the export. */
  title: string;
  /** One paragraph about its purpose and its defaults. */
  summary: string;
  /** Key and its effect, as readable text. */
  keys?: readonly (readonly [key: string, does: string])[];
  examples: readonly GalleryExample[];
}
