type ParcelField = 'order_id' | 'company' | 'number';

/** The columns of a sheet of tracking numbers. */
export const PARCEL_COLUMNS: readonly { field: ParcelField; head: string; width: number }[] = [
  { field: 'order_id', head: '주문번호', width: 14 },
  { field: 'company', head: '택배사', width: 18 },
  { field: 'number', head: '송장번호', width: 24 },
];
