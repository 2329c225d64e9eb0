import { getOwn } from '@danji/contracts/get-own';
import { isBusinessNumber } from '@danji/contracts/rules/business-number';

export type Business = {
  code: '01' | '02' | '03';
  taxCode: string;
  taxType: string;
  endDate: string;
  name?: string;
  startDate?: string;
};

const STATUS_TEXT = { '01': '계속사업자', '02': '휴업자', '03': '폐업자' } as const;
const UNREGISTERED = '국세청에 등록되지 않은 사업자등록번호입니다.';

/** Numbers with a status of their own; invented, in the 999 range, with right checksums. */
const FIXTURES: Record<string, Partial<Business> | 'unregistered'> = {
  '9990200010': { code: '02' },
  '9990200024': { code: '02' },
  '9990300017': { code: '03', endDate: '20261106' },
  '9990300021': { code: '03', endDate: '20240331' },
  '9990400014': 'unregistered',
  /** Validates only with this representative and founding date. */
  '9998600039': { name: '최지우', startDate: '20150302' },
};

/** Returns the type of taxpayer by the two digits in the middle (FACTS §5). */
function toTaxKind(number: string): Pick<Business, 'taxCode' | 'taxType'> {
  const middle = Number(number.slice(3, 5));
  if (middle === 80 || middle === 82 || middle === 89) return { taxCode: '06', taxType: '고유번호가 부여된 단체' };
  if (middle >= 90) return { taxCode: '04', taxType: '부가가치세 면세사업자' };
  return { taxCode: '01', taxType: '부가가치세 일반과세자' };
}

/**
 * Finds the registration of a number: every number with a right checksum is an active business unless the table says
 * otherwise.
 */
export function findBusiness(number: string): Business | undefined {
  const fixture = getOwn(FIXTURES, number) ?? {};
  if (fixture === 'unregistered' || !isBusinessNumber(number)) return undefined;
  return { code: '01', endDate: '', ...toTaxKind(number), ...fixture };
}

/** Returns one row of the status response. */
export function toStatusRow(number: string): Record<string, string> {
  const found = findBusiness(number);
  return {
    b_no: number,
    b_stt: found ? STATUS_TEXT[found.code] : '',
    b_stt_cd: found?.code ?? '',
    tax_type: found?.taxType ?? UNREGISTERED,
    tax_type_cd: found?.taxCode ?? '',
    end_dt: found?.endDate ?? '',
    utcc_yn: found ? 'N' : '',
    tax_type_change_dt: '',
    invoice_apply_dt: '',
    rbf_tax_type: found ? '해당없음' : '',
    rbf_tax_type_cd: found ? '99' : '',
  };
}
