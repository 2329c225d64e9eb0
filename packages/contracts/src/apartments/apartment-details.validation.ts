import type { ApartmentDetails } from './apartment-details.ts';

type ApartmentErrors = Partial<Record<keyof ApartmentDetails, string>>;

/** Returns whether a `YYYY-MM-DD` text is an existing date (30 February is not). */
const isCalendarDay = (value: string): boolean => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** Validates the details of a complex against each other: returns Korean sentences by field, `{}` when they agree. */
export function validateApartmentDetails({
  approval_date,
  total_parking_spaces,
  above_ground_parking_spaces,
  underground_parking_spaces,
}: Partial<ApartmentDetails>): ApartmentErrors {
  const errors: ApartmentErrors = {};
  if (approval_date && !isCalendarDay(approval_date))
    errors.approval_date = '달력에 없는 날짜예요. 사용승인일을 다시 확인해 주세요.';
  const parts = (above_ground_parking_spaces ?? 0) + (underground_parking_spaces ?? 0);
  if (total_parking_spaces != null && parts > total_parking_spaces)
    errors.total_parking_spaces = '지상과 지하 주차 대수를 더한 값보다 작아요.';
  return errors;
}
