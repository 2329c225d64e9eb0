/** The number of days in which staff can revive a withdrawn account; the night after them its personal data is erased. */
export const WITHDRAWAL_GRACE_DAYS = 30;
/** A guest that has made no call for this number of days is erased. */
export const GUEST_IDLE_DAYS = 30;
/** The name of an erased account, and in exports that of a withdrawn one. */
export const ERASED_NAME = '탈퇴한 사용자';
/** In exports the name of a member who has left the work space. */
export const FORMER_MEMBER_NAME = '나간 멤버';
/** Records of log-ins are kept for three months (통신비밀보호법 시행령 §41). */
export const LOG_IN_RECORD_DAYS = 92;
/** Records of contracts and payments, and the consents that conclude a contract, are kept so long (전자상거래법 시행령 §6). */
export const CONTRACT_RECORD_YEARS = 5;
/** Complaints of consumers and how they were handled are kept so long after their end (전자상거래법 시행령 §6). */
export const CONSUMER_RECORD_YEARS = 3;
/** Advertisements are kept so long after their end (전자상거래법 시행령 §6). */
export const ADVERTISEMENT_RECORD_MONTHS = 6;
