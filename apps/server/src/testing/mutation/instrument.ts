import { type File, Instrumenter } from '@stryker-mutator/instrumenter';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const areas = ['orders', 'checkout', 'payments', 'rewards', 'finance'] as const;
export type Area = (typeof areas)[number];

/** One small change of the source; `line` counts from 1. */
export type Mutant = {
  readonly id: string;
  readonly area: Area;
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly before: string;
  readonly after: string;
};

/** Lists of routes and settings read when the server starts move no money. */
const leftOut = /(?:\.test|\/(?:handlers|door|deps|settings|environment|worker))\.ts$/;

const silent = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** Stryker's own mutants of the server's money: the sources with a switch for each, and what each of them changes. */
export async function instrument(
  source: string,
): Promise<{ readonly files: readonly File[]; readonly mutants: readonly Mutant[] }> {
  const files = areas
    .flatMap((area) => globSync(join(source, area, '**/*.ts')).sort())
    .filter((file) => !leftOut.test(file))
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true as const }));
  const { files: instrumented, mutants } = await new Instrumenter(logger).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const texts = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  return {
    files: instrumented,
    mutants: mutants.map(({ id, fileName, location, mutatorName, replacement }) => {
      const file = fileName.slice(source.length + 1);
      const area = areas.find((one) => file.startsWith(`${one}/`));
      if (area === undefined) throw new Error(`${file} stands in no area`);
      const { start, end } = location;
      const lines = (texts.get(fileName) ?? []).slice(start.line, end.line + 1);
      const last = lines.length - 1;
      lines[last] = lines[last]?.slice(0, end.column) ?? '';
      lines[0] = lines[0]?.slice(start.column) ?? '';
      const before = lines.join('\n');
      return {
        id,
        area,
        file,
        line: start.line + 1,
        mutator: mutatorName,
        before,
        after: replacement,
      };
    }),
  };
}
