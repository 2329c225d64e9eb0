import { Type, type Static } from 'typebox';
import { richDocument } from '../documents/rich-document.ts';
import { entity, id, labelled, nullable, timestamp } from '../fields.ts';
import { file } from '../site/file.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';

/** An earlier version of a post in the list of its versions. */
export const communityVersionLine = entity('CommunityVersionLine', {
  id,
  title: Type.String({ label: '제목' }),
  /** When the author saved it. */
  updated: labelled('저장한 때', timestamp),
});

/** An earlier version of a post, whole. */
export const communityVersion = entity('CommunityVersion', {
  ...communityVersionLine.properties,
  content: richDocument,
  /** `null` for versions from before previews were kept. */
  preview: labelled('미리보기', nullable(Type.String())),
  files: labelled('첨부파일', Type.Array(file, { maxItems: COMMUNITY_LIMITS.files })),
});
export type CommunityVersionLine = Static<typeof communityVersionLine>;
export type CommunityVersion = Static<typeof communityVersion>;
