import type { Company } from '@danji/contracts/company';
import type { EnvironmentReader } from './environment-reader.ts';

/** Reads who runs the service. Outside production it is an invented company, so that pages look as they will. */
export function readCompany(read: EnvironmentReader, production: boolean): Company {
  const fact = (name: string, invented: string) => read.text(name, production ? undefined : invented);
  return {
    name: fact('COMPANY_NAME', '견본 단지 주식회사'),
    representative: fact('COMPANY_REPRESENTATIVE', '김견본'),
    businessNumber: read.businessNumber('COMPANY_BUSINESS_NUMBER', production ? undefined : '123-45-67891'),
    mailOrderNumber: fact('COMPANY_MAIL_ORDER_NUMBER', '2026-서울견본-0001'),
    address: fact('COMPANY_ADDRESS', '서울특별시 견본구 견본로 1'),
    contact: fact('COMPANY_CONTACT', '고객센터 1599-0000'),
    hosting: fact('COMPANY_HOSTING', '견본 호스팅'),
  };
}
