/** Returns the values that the region filter of a list sets: a sigungu by its number, or a whole sido by its name. */
export const toPlace = (value: string | undefined) =>
  value !== undefined && /^\d+$/.test(value) ? { region: value, sido: undefined } : { region: undefined, sido: value };
