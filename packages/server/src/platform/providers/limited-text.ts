/**
 * Returns the body of a response as text; throws `RangeError` once it is longer than the given number of bytes, and
 * reads no further.
 */
export async function readLimitedText(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = async (): Promise<never> => {
    await response.body?.cancel();
    throw new RangeError('The answer is too large.');
  };
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return tooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError('The answer is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
