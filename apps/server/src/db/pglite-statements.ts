import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { Row } from './database.ts';

const { serialize } = protocol;

type Prepared = { readonly name: string; readonly parameterTypes: readonly number[] };

/**
 * Named statements on PGlite: parsed and planned once, then sent as one message each time. Its own `query`
 * plans every time, which for the large statements that write JSON takes longer than running them.
 */
export class PgliteStatements {
  readonly #client: PGlite;
  readonly #prepared = new Map<string, Promise<Prepared>>();
  #count = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  async rows<Result extends Row>(text: string, values: readonly unknown[]): Promise<Result[]> {
    const known = this.#prepared.get(text) ?? this.#prepare(text);
    this.#prepared.set(text, known);
    known.catch(() => this.#prepared.delete(text));
    const { name, parameterTypes } = await known;
    const bound = values.map((value, index) => this.#serialized(value, parameterTypes[index]));
    const messages = await this.#send([
      serialize.bind({ statement: name, values: bound }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const [result] = parse.parseResults(messages, this.#client.parsers);
    return (result?.rows ?? []) as Result[];
  }

  async #prepare(text: string): Promise<Prepared> {
    this.#count += 1;
    const name = `hien-${this.#count}`;
    const messages = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    return { name, parameterTypes: parse.parseDescribeStatementResults(messages) };
  }

  #serialized(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#client.serializers[type];
    if (serializer !== undefined) return serializer(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  /** As one message, and never in the middle of somebody's transaction. */
  #send(parts: readonly Uint8Array[]) {
    const message = Buffer.concat(parts);
    return this.#client._runExclusiveTransaction(() =>
      this.#client._runExclusiveQuery(
        async () => (await this.#client.execProtocol(message)).messages,
      ),
    );
  }
}
