import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listCommunityPointRules } from '@danji/contracts/points/community-point-rule.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { ACTION_OPTIONS, CATEGORY_OPTIONS, RULE_COLUMNS } from '../community-rules/rule-columns.tsx';
import { useRuleDialog } from '../community-rules/rule-dialog.tsx';

/** Lists the points for actions in the community, and the weights of properties of a post; ADMIN changes them. */
export function CommunityRulesPage() {
  const list = usePagedList(listCommunityPointRules, { filters: { action_type: 'text', category1: 'text' } });
  const { isAdmin } = useSession();
  const { open, add } = useRuleDialog();
  return (
    <ListScreen
      list={list}
      lead="커뮤니티 활동에 주는 포인트와 가중치"
      unit="개"
      canExport
      actions={
        isAdmin ? (
          <Button icon="plus" onClick={add}>
            규칙 추가
          </Button>
        ) : null
      }
      bar={
        <>
          <FilterSelect list={list} name="action_type" label="행동" all="모든 행동" options={ACTION_OPTIONS} />
          <FilterSelect list={list} name="category1" label="분류" all="모든 분류" options={CATEGORY_OPTIONS} />
        </>
      }
      table={{ columns: RULE_COLUMNS, rowKey: ({ id }) => id, onRowClick: open }}
      empty={{ icon: 'hand-coins', title: '아직 규칙이 없어요', description: '규칙을 추가하면 여기에 보여요.' }}
    />
  );
}
