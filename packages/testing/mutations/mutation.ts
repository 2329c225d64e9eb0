/**
 * One deliberate error in the code: `find` occurs once in `file`, and when it is replaced by `replace`, `test` must
 * fail.
 */
export type Mutation = { description: string; file: string; find: string; replace: string; test: string };
