import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';

/** What a failing answer says: `error(409, { code: 'AUTH_01' })`. */
const CODE = /\bcode: '([A-Z][A-Z_\d]+)'/g;

/** What the words over a story begin with, where its answer comes from what it types: `AUTH_13: the generic sentence`. */
const CODE_IN_WORDS = /\/\*\*\s+([A-Z]+_\d\d):[^/]*\*\/\s*$/;

/** Answers of a story that tell a state under whatever name the story has. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/\.pending\(\)/, 'Loading'],
  [/\.empty\(\)/, 'Empty'],
  [/\.(error\((500)?\)|offline\(\))/, 'ServerError'],
  [/\.notFound\(\)/, 'NotFound'],
  [/\.(forbidden\(\)|error\(403)/, 'Forbidden'],
  [/\.refetching\(\)/, 'Refetching'],
  [/\.longText\(\)/, 'LongText'],
];

const CODE_OF_ANSWER: readonly (readonly [RegExp, string])[] = [
  [/\.rateLimited\(/, 'RATE_LIMITED'],
  [/\.error\(503/, 'UNAVAILABLE'],
  [/(\.error|MockFailure)\(409(?!, \{\s*code)/, 'CONFLICT'],
];

/** By the export of each story of a file: the states and codes that its answers tell. */
export function toldByAnswers(
  file: string,
  source = readFileSync(file, 'utf8'),
): Map<string, { states: string[]; codes: string[] }> {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  const ends = Object.values(csf._storyExports).map(({ end }) => end ?? 0);
  return new Map(
    Object.entries(csf._storyExports).map(([name, { start, end }], at) => {
      const text = source.slice(start ?? 0, end ?? 0);
      const states = ANSWERS.filter(([answer]) => answer.test(text)).map(([, state]) => state);
      const codes = [...text.matchAll(CODE)].map(([, code = '']) => code);
      for (const [answer, code] of CODE_OF_ANSWER) if (answer.test(text)) codes.push(code);
      const words = source.slice(ends[at - 1] ?? 0, start ?? 0).replace(/export const $/, '');
      codes.push(...(CODE_IN_WORDS.exec(words)?.slice(1) ?? []));
      return [name, { states, codes }];
    }),
  );
}
