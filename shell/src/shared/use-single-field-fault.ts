import { useFaults } from '@danji/ui';

/** The error of a single field that is not part of a form; when one is shown, the focus goes to the field. */
export function useSingleFieldFault() {
  const { faults, form, show } = useFaults<{ fault?: string }>();
  return {
    fault: faults.fault,
    holder: form,
    say: (found: string | undefined) => show(found === undefined ? {} : { fault: found }),
  };
}
