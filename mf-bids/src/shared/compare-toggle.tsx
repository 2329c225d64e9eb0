import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import type { Chosen, Compared } from './use-compared.ts';

type CompareToggleProps = { company: Chosen & { title: string }; compared: Compared; size?: 'sm' | 'md' };

/** Puts a company beside others, or takes it away. */
export function CompareToggle({ company, compared, size = 'md' }: CompareToggleProps) {
  const toast = useToast();
  const isChosen = compared.has(company.nano_id);
  const change = (): void => {
    if (!isChosen && compared.isFull)
      toast({
        title: `${COMPANY_ITEM_LIMITS.compared}곳까지 비교할 수 있어요`,
        description: '담은 업체를 하나 빼고 다시 담아 주세요.',
        tone: 'warning',
      });
    else compared.toggle(company);
  };
  return (
    <Button
      size={size}
      variant={isChosen ? 'solid' : 'outline'}
      icon={isChosen ? 'check' : 'plus'}
      aria-pressed={isChosen}
      aria-label={`${company.title} 비교`}
      onClick={change}
    >
      비교
    </Button>
  );
}
