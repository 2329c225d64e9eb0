import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

/**
 * Compiles the serializer of a response when the first one is sent. Compiling those of all calls would take a fifth of
 * the start.
 */
export function registerResponseSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler<object>(({ schema }) => {
    let serialize: ((value: unknown) => string) | undefined;
    return (value: unknown) => {
      serialize ??= fastJsonStringify(schema);
      return serialize(value);
    };
  });
}
