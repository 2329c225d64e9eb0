/**
 * Why a foreign file cannot be read: it is not of its format, it would need too much memory or time, or (`refused`) its
 * content is not what the caller needs, which the message explains to its author.
 */
export type UnreadableReason = 'broken' | 'too_large' | 'refused';

/** Thrown by the parsers of foreign files. `message` is for users, in Korean, when the reason is `refused`. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string = reason, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
