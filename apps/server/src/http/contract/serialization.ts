import build, { type Options, type Schema } from 'fast-json-stringify';
import { type JsonSchema, sharedSchemas } from './validation.ts';

type Serialize = (answer: unknown) => string;

const schema: unknown = Object.fromEntries(sharedSchemas.map((shared) => [shared.$id, shared]));
const made = new WeakMap<JsonSchema, Serialize>();

/**
 * Writes an answer as JSON with what its schema names, and nothing else. The code for it is made at the first
 * answer and once in a process: making it for every operation would take a start some seconds.
 */
export function serializer(of: JsonSchema): Serialize {
  return (answer) => {
    let serialize = made.get(of);
    if (serialize === undefined) {
      serialize = build(of as unknown as Schema, { schema } as Options);
      made.set(of, serialize);
    }
    return serialize(answer);
  };
}
