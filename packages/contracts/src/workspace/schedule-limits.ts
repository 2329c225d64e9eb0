export const SCHEDULE_LIMITS = {
  titleCharacters: 100,
  descriptionCharacters: 5000,
  contractCharacters: 100,
  buildingCharacters: 100,
  files: 10,
  /** The maximum amount of a contract, won. */
  amount: 100_000_000_000_000,
  importRows: 1000,
  exportRows: 10_000,
  calendarRows: 500,
  previousContracts: 100,
} as const;
