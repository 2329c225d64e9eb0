import {
  type CommunityAct,
  findRuleValue,
  findWeightsOf,
  type TextMeasures,
  toPercent,
  weighPoints,
} from '@danji/contracts/points/community-earnings';
import {
  type CommunityPointRule,
  type CommunityPointSimulation,
  SIMULATED_DAYS,
} from '@danji/contracts/points/community-point-rule';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';

type Rule = Pick<CommunityPointRule, 'action_type' | 'category1' | 'category2' | 'value'>;
type Change = Omit<Rule, 'value'> & { value: number | null };
/** Acts for which rules give the same: of one kind, in one category, with texts alike in what weights ask about. */
type ActGroup = TextMeasures & {
  action: CommunityAct;
  category: Rule['category1'];
  category1: number;
  acts: number;
};

const DAY_SECONDS = 86_400;

const listRules = (db: Db): Promise<Rule[]> =>
  db
    .selectFrom('community_point_rule')
    .where('value', 'is not', null)
    .select(['action_type', 'category1', 'category2', sql<number>`value`.as('value')])
    .execute();

/**
 * Groups the acts that were paid, or brought nothing only because of their rule. Characters, comments and files are those
 * of now, cut to the steps that weights know; who reads has no text.
 */
async function groupActs(db: Db, since: Date): Promise<ActGroup[]> {
  const { rows } = await sql<ActGroup>`
    select act.action, act.category, act.category1, measure.characters, measure.comments, measure.files,
        count(*)::integer as acts
      from community_act as act
        left join board_post as board on board.id = act.board_id
        left join board_comment as comment on comment.id = act.comment_id
        cross join lateral (select
          case when act.action = 'read' or coalesce(length(comment.content), length(board.text)) < 200 then 0
            when coalesce(length(comment.content), length(board.text)) < 500 then 200 else 500 end as characters,
          case when act.action <> 'read' and comment.id is null and board.comments >= 20 then 20 else 0 end as comments,
          case when act.action <> 'read' and comment.id is null and exists (
            select from record_file as attached where attached.use in ('community', 'community_answer')
              and attached.record_id = board.id and attached.position is not null) then 1 else 0 end as files) as measure
      where act.created >= ${since.toISOString()} and (act.state = 'paid' or act.reason = 'no_points')
      group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}

/** Returns the points that the acts of a group bring by some rules. */
function toPoints({ acts, action, ...group }: ActGroup, rules: readonly Rule[]): number {
  const value = findRuleValue(rules, action, group) ?? 0;
  return acts * (value > 0 ? weighPoints(value, toPercent(findWeightsOf(rules, group), group)) : value);
}

function applyChange(rules: readonly Rule[], { value, ...key }: Change): Rule[] {
  const others = rules.filter(
    ({ action_type, category1, category2 }) =>
      action_type !== key.action_type || category1 !== key.category1 || category2 !== key.category2,
  );
  return value === null ? others : [...others, { ...key, value }];
}

/** Simulates a changed rule: the points of the acts of the last days by the rules of now, and with the change. */
export async function simulateRule(db: Db, change: Change, now: Date): Promise<CommunityPointSimulation> {
  const rules = await listRules(db);
  const changed = applyChange(rules, change);
  const rows = new Map<CommunityAct, CommunityPointSimulation['rows'][number]>();
  for (const group of await groupActs(db, addSeconds(now, -SIMULATED_DAYS * DAY_SECONDS))) {
    const row = rows.get(group.action) ?? { action_type: group.action, acts: 0, before: 0, after: 0 };
    row.acts += group.acts;
    row.before += toPoints(group, rules);
    row.after += toPoints(group, changed);
    rows.set(group.action, row);
  }
  const all = [...rows.values()];
  return {
    before: all.reduce((sum, { before }) => sum + before, 0),
    after: all.reduce((sum, { after }) => sum + after, 0),
    rows: all.filter(({ before, after }) => before !== after),
  };
}
