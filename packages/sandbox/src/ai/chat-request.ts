import { toRecord } from '../fields.ts';

export type ChatRequest = { model: string; prompt: string; isStream: boolean };

/**
 * Reads the part of a chat-completions body that the drafter needs, or returns a sentence that describes the error in
 * it.
 */
export function readChatRequest(body: unknown): ChatRequest | string {
  const { model, messages, stream = false } = toRecord(body);
  if (typeof model !== 'string' || model === '') return 'you must provide a model parameter';
  if (!Array.isArray(messages) || messages.length === 0)
    return "Invalid 'messages': empty array. Expected an array with minimum length 1.";
  const read = messages.map(toRecord);
  if (
    read.some(
      ({ role, content }) => !['system', 'user', 'assistant'].includes(String(role)) || typeof content !== 'string',
    )
  )
    return "Invalid value for 'messages'.";
  if (typeof stream !== 'boolean') return "Invalid type for 'stream': expected a boolean.";
  return { model, prompt: String(read.findLast(({ role }) => role === 'user')?.['content'] ?? ''), isStream: stream };
}
