import { useMutation } from '@danji/api-client';
import { isBusinessNumber } from '@danji/contracts/rules/business-number';
import { checkBusiness } from '@danji/contracts/users/profile.endpoints';
import { useState } from 'react';

const STATUS_FAULTS = {
  active: undefined,
  paused: '휴업 중인 사업자예요.',
  closed: '폐업한 사업자예요.',
  unregistered: '국세청에 등록되지 않은 번호예요. 번호를 다시 확인해 주세요.',
} as const;
export const WRONG_NUMBER = '사업자등록번호가 맞지 않아요. 다시 확인해 주세요.';

type Checked = { no: string; fault: string | undefined; note: string };

/** Asks the tax office about a business number; `checked` is the result of the last check. */
export function useBusinessCheck() {
  const check = useMutation(checkBusiness, { refreshes: [] });
  const [checked, setChecked] = useState<Checked>();
  const run = async (no: string) => {
    if (!isBusinessNumber(no)) {
      setChecked({ no, fault: WRONG_NUMBER, note: '' });
      return;
    }
    const outcome = await check.run({ body: { business_no: no } });
    if (!outcome.ok) setChecked({ no, fault: outcome.error.fields['business_no'] ?? outcome.error.title, note: '' });
    else if (outcome.data.is_taken) setChecked({ no, fault: '다른 업체가 이미 등록한 번호예요.', note: '' });
    else
      setChecked({
        no,
        fault: STATUS_FAULTS[outcome.data.status],
        note: `계속사업자로 확인했어요.${outcome.data.tax_type ? ` (${outcome.data.tax_type})` : ''}`,
      });
  };
  return { run, checked, isRunning: check.isRunning };
}
