/** Formats a business registration number with hyphens: `1248100998` → `124-81-00998`. */
export function formatBusinessNo(value: string | null | undefined): string {
  const digits = (value ?? '').replace(/\D/g, '');
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : (value ?? '');
}
