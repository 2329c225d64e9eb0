import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type {
  CommunityPointRule,
  CommunityPointRuleChange,
  CommunityPointValues,
} from '@danji/contracts/points/community-point-rule';
import type {
  listCommunityPointRuleChanges,
  listCommunityPointRules,
} from '@danji/contracts/points/community-point-rule.endpoints';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { historyOf } from '../../platform/records/history.ts';
import { readPage } from '../../platform/records/read-page.ts';

export const ruleHistory = historyOf('community_point_rule_change', 'rule_id');

export type RuleKey = Pick<CommunityPointRule, 'action_type' | 'category1' | 'category2'>;

const selectRule = (db: Db) =>
  db
    .selectFrom('community_point_rule as rule')
    .select(['rule.id', 'rule.action_type', 'rule.category1', 'rule.category2'])
    .select((eb) => eb.ref('rule.value').$notNull().as('value'))
    .select(['rule.created as created_date', 'rule.updated as updated_date']);

/** Lists the rules that have a value, in the order in which they came; those that count everywhere are the first. */
export function listRules(db: Db, query: QueryOf<typeof listCommunityPointRules>): Promise<Page<CommunityPointRule>> {
  const { action_type, category1 } = query;
  let found = db.selectFrom('community_point_rule as rule').where('rule.value', 'is not', null);
  if (action_type !== undefined) found = found.where('rule.action_type', '=', action_type);
  if (category1 !== undefined) found = found.where('rule.category1', '=', category1);
  return readPage(db, query, { found, order: [['rule.id', 'asc']], key: 'rule.id', lines: selectRule(db) });
}

/** Lists the values of all rules; there are not more than one for each action and category. */
export const listValues = (db: Db): Promise<CommunityPointValues['rules']> =>
  db
    .selectFrom('community_point_rule as rule')
    .where('rule.value', 'is not', null)
    .select(['rule.action_type', 'rule.category1', 'rule.category2'])
    .select((eb) => eb.ref('rule.value').$notNull().as('value'))
    .orderBy('rule.category1')
    .orderBy('rule.category2')
    .orderBy('rule.action_type')
    .execute();

/** The rule of an action in a category; `null` while it has no value. */
export const findRule = async (db: Db, id: number): Promise<CommunityPointRule | null> =>
  (await selectRule(db).where('rule.id', '=', id).where('rule.value', 'is not', null).executeTakeFirst()) ?? null;

/** Finds the row of a rule and locks it; one that was never there is added without a value. */
export async function lockRule(db: Db, { action_type, category1, category2 }: RuleKey, now: Date) {
  await db
    .insertInto('community_point_rule')
    .values({ action_type, category1, category2, value: null, created: now, updated: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('community_point_rule')
    .where('action_type', '=', action_type)
    .where('category1', '=', category1)
    .where('category2', '=', category2)
    .select(['id', 'value', 'updated'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateRule(db: Db, id: number, change: { value: number | null; updated: Date }): Promise<void> {
  await db.updateTable('community_point_rule').set(change).where('id', '=', id).execute();
}

export const listRuleChanges = (
  db: Db,
  id: number,
  query: QueryOf<typeof listCommunityPointRuleChanges>,
): Promise<Page<CommunityPointRuleChange>> =>
  ruleHistory.list(
    db,
    id,
    query,
    db
      .selectFrom('community_point_rule_change as entry')
      .select(['entry.id', 'entry.before', 'entry.after', 'entry.created'])
      .select(selectPersonRef('entry.actor_id').as('actor')),
  );
