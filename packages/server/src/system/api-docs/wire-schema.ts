import { workMember, workSpace } from '@danji/contracts/workspace/work-space';
import { boardPost } from '@danji/contracts/community/board-post';
import { notice, noticeSummary } from '@danji/contracts/community/notice';
import { file, image } from '@danji/contracts/site/file';
import { region } from '@danji/contracts/site/region';
import { richDocument } from '@danji/contracts/documents/rich-document';
import { notification } from '@danji/contracts/notifications/notification';
import { problemSchema } from '@danji/contracts/problem';
import { contributions, navigationItem } from '@danji/contracts/releases/contributions';
import { hostedRemote, registry, releaseManifest, releaseRow } from '@danji/contracts/releases/release';
import { staffLog } from '@danji/contracts/staff-log/staff-log';
import { session } from '@danji/contracts/accounts/session';
import { brand, currentWork, general, personRef, staff, user } from '@danji/contracts/accounts/user';
import type { TSchema } from 'typebox';

/** A JSON Schema (2020-12) as it appears in the document. */
export type JsonSchema = { [keyword: string]: unknown };

/** Entities that have a name of their own in the document; every other schema is written where it is used. */
const ENTITIES: Record<string, TSchema> = {
  Problem: problemSchema,
  User: user,
  Brand: brand,
  General: general,
  Staff: staff,
  CurrentWork: currentWork,
  PersonRef: personRef,
  Session: session,
  WorkSpace: workSpace,
  WorkMember: workMember,
  File: file,
  Image: image,
  Region: region,
  Notification: notification,
  RichDocument: richDocument,
  BoardPost: boardPost,
  Notice: notice,
  NoticeLine: noticeSummary,
  StaffLog: staffLog,
  Registry: registry,
  HostedRemote: hostedRemote,
  NavigationItem: navigationItem,
  Contributions: contributions,
  ReleaseManifest: releaseManifest,
  Release: releaseRow,
};

const toText = (schema: unknown): string => JSON.stringify(schema);
const NAMES = new Map(Object.entries(ENTITIES).map(([name, schema]) => [toText(schema), name]));
const NAMES_FIELDS = new Set(['properties', 'patternProperties']);

/**
 * Copies the content of a schema; `label`, the Korean field name, is no keyword of JSON Schema and becomes an
 * extension.
 */
function copy(schema: object, parent: string): unknown {
  if (Array.isArray(schema)) return schema.map((item: unknown) => toNode(item, parent));
  const isKeyword = !NAMES_FIELDS.has(parent);
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      isKeyword && key === 'label' ? 'x-label' : key,
      toNode(value, isKeyword ? key : ''),
    ]),
  );
}

function toNode(node: unknown, parent: string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const name = NAMES.get(toText(node));
  return name ? { $ref: `#/components/schemas/${name}` } : copy(node, parent);
}

/** A contract's schema as plain JSON; entities in it are references. */
export const toWireSchema = (schema: TSchema): JsonSchema => toNode(schema, '') as JsonSchema;

/** The entities themselves. */
export const entitySchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(ENTITIES).map(([name, schema]) => [name, copy(schema, '') as JsonSchema]));
