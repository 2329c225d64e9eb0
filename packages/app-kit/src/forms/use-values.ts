import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useArticleDraft } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { createFormControl, useForm, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { openDraft, type StoredDraft } from './stored-draft.ts';
import { toResolved } from './use-form-errors.ts';

/** Errors are checked by `useFormErrors`, not by a mode of the library: nothing is called wrong while it is first typed. */
const MODES = { mode: 'onSubmit', reValidateMode: 'onSubmit', shouldFocusError: false } as const;

type Options<V> = { initial: V; draftKey?: string };

function createControl<V extends object>(initial: V, draft: StoredDraft<V> | undefined) {
  const { formControl } = createFormControl<FieldValues>({ ...MODES, defaultValues: initial });
  const restored = draft?.restore();
  if (restored) formControl.reset(restored, { keepDefaultValues: true });
  return { formControl, hasDraft: restored !== undefined };
}

/** Stores the input at each change. */
function useStoredInput<V extends object>(
  draft: StoredDraft<V> | undefined,
  { subscribe }: Pick<UseFormReturn, 'subscribe'>,
): void {
  const store = useEffectEvent((values: object) => draft?.store(values as V));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }), [subscribe]);
}

/** The values of a form in react-hook-form, and their draft in this browser. `validate` returns the errors by field. */
export function useValues<V extends object>(
  options: Options<V>,
  validate: (values: V, start: V) => Readonly<Record<string, string | undefined>>,
) {
  const { initial, draftKey } = options;
  const article = useArticleDraft(draftKey ?? '');
  const draft = draftKey === undefined ? undefined : openDraft(draftKey, initial, article);
  const [{ formControl, hasDraft }] = useState(() => createControl(initial, draft));
  const [{ start, round }, setStart] = useState({ start: initial, round: 0 });
  const methods = useForm({
    ...MODES,
    formControl,
    resolver: (values) => toResolved(values, validate(values as V, start)),
  });
  const [isRestored, setIsRestored] = useState(hasDraft);
  const getValues = () => methods.getValues() as V;
  useStoredInput(draft, methods);

  return {
    methods,
    /** Stores what is written in an editor and has not been passed on to the form yet. */
    storeRichText: (name: string, document: RichDocument): void => draft?.store({ ...getValues(), [name]: document }),
    start,
    round,
    isDirty: methods.formState.isDirty,
    isRestored,
    getValues,
    clearDraft: (): void => {
      draft?.store(undefined);
      setIsRestored(false);
    },
    /** Starts from other stored values, with `values` as the input. A new round also restarts the editors. */
    restart: (stored: V, values: V, isNewRound: boolean): void => {
      methods.reset(stored);
      if (values !== stored) methods.reset(values, { keepDefaultValues: true });
      setStart((before) => ({ start: stored, round: isNewRound ? before.round + 1 : before.round }));
    },
  };
}

/** The values of a form as they are typed: the component renders again at each change. A `FormField` does so for its own only. */
export const useFormValues = <V extends object>(form: {
  methods: Pick<UseFormReturn, 'control'>;
  getValues: () => V;
}): V => useWatch({ control: form.methods.control }) as V;
