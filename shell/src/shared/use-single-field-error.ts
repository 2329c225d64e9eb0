import { useFieldErrors } from '@danji/ui';

/** The error of a single field that is not part of a form; when one is shown, the focus goes to the field. */
export function useSingleFieldError() {
  const { fieldErrors, form, show } = useFieldErrors<{ errorMessage?: string }>();
  return {
    errorMessage: fieldErrors.errorMessage,
    holder: form,
    showError: (message: string | undefined) => show(message === undefined ? {} : { errorMessage: message }),
  };
}
