import type { ReactNode } from 'react';

/** The errors by the name of the field. */
export type StepErrors<Value> = { readonly [Name in keyof Value]?: string | undefined };

interface StepView<Value> {
  value: Value;
  /** Changes some fields. */
  set: (change: Partial<Value>) => void;
  /** For `<Field error>`; removed as soon as the field changes. */
  errorOf: (name: keyof Value) => string | undefined;
}

export interface FormStep<Value> {
  /** Short; shown above and as the heading of the step. */
  name: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Fields of this step: an error of the server in one of them leads back here. */
  fields?: readonly (keyof Value)[] | undefined;
  /** Validates the step; no errors means that the next step may open. It may call the server. */
  check?: ((value: Value) => StepErrors<Value> | Promise<StepErrors<Value>>) | undefined;
  render: (view: StepView<Value>) => ReactNode;
}

export interface StepFormProps<Value extends object> {
  steps: readonly FormStep<Value>[];
  /** The fields of all steps; store them with shell-sdk's `useDraft`, whose `value` and `setValue` fit here. */
  value: Value;
  onChange: (next: (value: Value) => Value) => void;
  /**
   * Index of the current step, from 0, where the caller controls it (in the draft or the URL); otherwise the form does.
   */
  step?: number | undefined;
  onStepChange?: ((step: number) => void) | undefined;
  /**
   * Called when the last step is finished without errors. Returned errors (of the server) are displayed in the step
   * whose `fields` name them. A rejected promise is displayed above the buttons.
   */
  onSubmit: (value: Value) => void | StepErrors<Value> | undefined | Promise<void | StepErrors<Value> | undefined>;
  /** A verb. Default 완료. */
  submitLabel?: string | undefined;
  /** Content between the fields and the buttons, for instance the reason why saving has failed. */
  children?: ReactNode;
}
