import { useMutation } from '@danji/api-client';
import { PagedHistory } from '@danji/app-kit';
import {
  COMMUNITY_POINT_ACTIONS,
  type CommunityPointRule,
  type CommunityPointRuleChange,
  isGeneralRule,
  toCategoryText,
  toRuleText,
} from '@danji/contracts/points/community-point-rule';
import {
  listCommunityPointRuleChanges,
  saveCommunityPointRule,
} from '@danji/contracts/points/community-point-rule.endpoints';
import { useConfirm, useModal, useSession, useToast } from '@danji/shell-sdk';
import { Button, Heading, Stack } from '@danji/ui';
import { RuleForm } from './rule-form.tsx';

const toTitle = (rule: CommunityPointRule) =>
  `${COMMUNITY_POINT_ACTIONS[rule.action_type].label} · ${toCategoryText(rule)}`;

/** Removes the rule of a category, after a confirmation. */
function RemoveButton({ rule, onDone }: { rule: CommunityPointRule; onDone: () => void }) {
  const { trigger, isRunning } = useMutation(saveCommunityPointRule);
  const [confirm, toast] = [useConfirm(), useToast()];
  const remove = async () => {
    const isSure = await confirm({
      title: `${toTitle(rule)} 규칙을 지울까요?`,
      description: '지금부터 더 넓은 분류의 규칙을 따라요. 이력은 남아요.',
      confirmLabel: '지우기',
      tone: 'danger',
    });
    if (!isSure) return;
    const { action_type, category1, category2, updated_date } = rule;
    const outcome = await trigger({
      body: { action_type, category1, category2, value: null, updated: updated_date },
    });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    toast({ title: '규칙을 지웠어요', tone: 'success' });
    return onDone();
  };
  return (
    <Button variant="danger" loading={isRunning} onClick={() => void remove()}>
      규칙 지우기
    </Button>
  );
}

function RuleContent({ rule, onDone }: { rule: CommunityPointRule; onDone: () => void }) {
  const { isAdmin } = useSession();
  const toText = (value: number | null) => (value === null ? '없음' : toRuleText(rule.action_type, value));
  const toEntry = ({ id, actor, before, after, created }: CommunityPointRuleChange) => ({
    id,
    title: before === null ? '규칙 추가' : after === null ? '규칙 지움' : '값 변경',
    by: actor.name,
    at: created,
    changes: [{ label: '값', before: toText(before), after: toText(after) }],
  });
  return (
    <Stack gap={5}>
      {isAdmin ? <RuleForm rule={rule} onDone={onDone} /> : null}
      {isAdmin && !isGeneralRule(rule) ? <RemoveButton rule={rule} onDone={onDone} /> : null}
      <Stack as="section" aria-label="변경 이력" gap={2}>
        <Heading as="h3" size="sm">
          변경 이력
        </Heading>
        <PagedHistory
          call={listCommunityPointRuleChanges}
          id={rule.id}
          label="변경 이력"
          toEntry={toEntry}
          empty={{ title: '아직 바뀐 내용이 없어요' }}
          pageSize={5}
        />
      </Stack>
    </Stack>
  );
}

/** Opens a rule with its history; ADMIN changes it there. */
export function useRuleDialog() {
  const modal = useModal();
  return {
    open: (rule: CommunityPointRule) =>
      void modal.open((close) => <RuleContent rule={rule} onDone={close} />, {
        title: toTitle(rule),
        directClose: false,
      }),
    add: () => void modal.open((close) => <RuleForm onDone={close} />, { title: '규칙 추가', directClose: false }),
  };
}
