import type { Audience } from './roles.ts';
import type { Scene } from './fixture.ts';
import type { Input } from './send.ts';

/** The properties of a call that its contract does not state. */
export type CallOptions = CaseOptions & {
  /** The same call with another object, by name. */
  also?: Record<string, CaseOptions>;
};

export type CaseOptions = {
  /** The roles that may make the call, when neither the audience of its contract nor the object it names determines them. */
  audience?: Audience;
  /** Parts of its input that are not made from the schema. */
  input?: (fixture: Scene) => Input | Promise<Input>;
  /**
   * The status of the call for every role that may make it, when its input cannot be valid: a wrong password, a used
   * code.
   */
  answers?: number;
  /** The address itself is the secret: whoever has it may read the content. */
  opensBySecret?: true;
};
