/** The banks whose accounts the gateway pays refunds into, by their codes of the clearing house (FACTS §2.5). */
export const BANKS = [
  { code: '004', name: '국민은행' },
  { code: '003', name: '기업은행' },
  { code: '011', name: '농협은행' },
  { code: '088', name: '신한은행' },
  { code: '020', name: '우리은행' },
  { code: '081', name: '하나은행' },
  { code: '089', name: '케이뱅크' },
  { code: '071', name: '우체국' },
  { code: '023', name: 'SC제일은행' },
  { code: '031', name: 'iM뱅크(대구)' },
  { code: '032', name: '부산은행' },
  { code: '034', name: '광주은행' },
] as const;
