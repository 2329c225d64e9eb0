import { useMutation } from '@danji/api-client';
import { isBusinessNumber } from '@danji/contracts/rules/business-number';
import { checkBusiness } from '@danji/contracts/accounts/profile.endpoints';
import { useState } from 'react';

const STATUS_ERRORS = {
  active: undefined,
  paused: '휴업 중인 사업자예요.',
  closed: '폐업한 사업자예요.',
  unregistered: '국세청에 등록되지 않은 번호예요. 번호를 다시 확인해 주세요.',
} as const;
export const WRONG_NUMBER = '사업자등록번호가 맞지 않아요. 다시 확인해 주세요.';

type Checked = { no: string; errorMessage: string | undefined; note: string };

/** Asks the tax office about a business number; `checked` is the result of the last check. */
export function useBusinessCheck() {
  const check = useMutation(checkBusiness);
  const [checked, setChecked] = useState<Checked>();
  const trigger = async (no: string) => {
    if (!isBusinessNumber(no)) {
      setChecked({ no, errorMessage: WRONG_NUMBER, note: '' });
      return;
    }
    const result = await check.trigger({ body: { business_no: no } });
    if (!result.ok)
      setChecked({ no, errorMessage: result.error.fields['business_no'] ?? result.error.title, note: '' });
    else if (result.data.is_taken) setChecked({ no, errorMessage: '다른 업체가 이미 등록한 번호예요.', note: '' });
    else {
      const { status } = result.data;
      const isActive = status === 'active';
      const note = '정상 영업 중인 사업자예요.';
      setChecked({ no, errorMessage: STATUS_ERRORS[status], note: isActive ? note : '' });
    }
  };
  return { trigger, checked, isRunning: check.isRunning };
}
