import type { Audience } from './roles.ts';
import type { Scene } from './scene.ts';
import type { Input } from './send.ts';

/** What the contract of a call does not say. */
export type CallFacts = CaseFacts & {
  /** The same call about something else, each with a name. */
  also?: Record<string, CaseFacts>;
};

export type CaseFacts = {
  /** Who may make it, when neither its `access` nor the object it names says so. */
  audience?: Audience;
  /** Parts of its input that are not made from the schema. */
  input?: (scene: Scene) => Input | Promise<Input>;
  /** What it answers to everybody who may call it, when its input cannot be good: a wrong password, a used code. */
  answers?: number;
  /** The address itself is the secret: whoever has it reads what it opens. */
  opensBySecret?: true;
};
