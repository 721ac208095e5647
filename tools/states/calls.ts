import { globSync, readFileSync } from 'node:fs';
import { type CalledOperation, calledOperations } from './contract.ts';
import { isFixed } from './fixed.ts';
import { reachedFrom, sourceOf } from './imports.ts';

const SHARED = 'packages/features/src/shared/';
const FROM_API = /import \{([^}]*)\} from '@hien\/api'/g;
const ROUTE = /useRouteParams\(\s*paths\.(\w+)/g;

/** Names that a file takes from the client of the contract. */
const namesFromApi = (source: string): string[] =>
  [...source.matchAll(FROM_API)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** What a screen does by itself; parts that many screens share have stories of their own. */
export interface OwnWork {
  files: readonly string[];
  calls: readonly CalledOperation[];
  /** The route whose parameters it reads, by its name in `paths`. */
  route: string | undefined;
}

export function ownWork(screen: string): OwnWork {
  // `all.ts` is a table of parts: whoever shows one by its address calls what it calls, a frame takes names from it.
  const own = (target: string, from: string) =>
    !target.startsWith(SHARED) && (!target.endsWith('/all.ts') || from.endsWith('Screen.tsx'));
  const files = [...reachedFrom(screen, own)];
  const sources = files.map(sourceOf);
  const names = new Set(sources.flatMap(namesFromApi).flatMap(operationsNamed));
  return {
    files,
    calls: [...names]
      .flatMap((id) => calledOperations.get(id) ?? [])
      .map((call) =>
        call.asksAnew && isFixed(call.id, sources) ? { ...call, asksAnew: false } : call,
      ),
    route: sources.flatMap((source) => [...source.matchAll(ROUTE)].map(([, name]) => name))[0],
  };
}

/** `listOrders` is the operation; `signIn` is a function of the client that calls some. */
const operationsNamed = (name: string): readonly string[] =>
  calledOperations.has(name) ? [name] : (clientFunctions().get(name) ?? []);

const FUNCTION = /^export (?:async )?(?:function|const) (\w+)/gm;
const WORD = /\b[a-z]\w+\b/g;
let known: Map<string, readonly string[]> | undefined;

/** The functions of the client with the operations that stand in their bodies. */
function clientFunctions(): Map<string, readonly string[]> {
  known ??= new Map(
    globSync('packages/api/src/{cart,client,session}/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const source = readFileSync(file, 'utf8');
        const starts = [...source.matchAll(FUNCTION)];
        return starts.map(({ 1: name = '', index }, at): [string, string[]] => {
          const body = source.slice(index, starts[at + 1]?.index);
          const words = new Set([...body.matchAll(WORD)].map(([word]) => word));
          return [name, [...words].filter((word) => calledOperations.has(word) && word !== name)];
        });
      }),
  );
  return known;
}
