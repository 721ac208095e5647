import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { needsFormatter } from '@hien/features/message-parts';
import type { Plugin } from 'vite';

const CATALOGUE = /\/messages\/(vi|en|ko)\.json$/;
const FORMATTER = fileURLToPath(
  new URL('../../packages/features/src/shared/i18n/formatter.ts', import.meta.url),
);

type Compiled = ReturnType<typeof parse>;

/** Words without a place to fill are themselves: most messages, and a catalogue is smaller for it. */
function compact(message: Compiled): Compiled | string {
  const [only, ...rest] = message;
  return only?.type === TYPE.literal && rest.length === 0 ? only.value : message;
}

/**
 * Compiles message catalogues (`…/messages/{vi,en,ko}.json`, ICU text) to the parser's
 * AST, so that no parser is shipped to the browser (about 7 kB gzip) and a broken
 * message stops the build, not a visitor. A catalogue brings the formatter along
 * where one of its messages needs it.
 */
export function messages(): Plugin {
  return {
    name: 'hien-messages',
    enforce: 'pre',
    // Vite looks for packages in the source, where this import does not stand: found late, it would reload the page.
    config: () => ({ optimizeDeps: { include: ['@hien/features > react-intl/server'] } }),
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!CATALOGUE.test(file)) return null;
      const source = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(source).map(([key, text]) => {
          try {
            return [key, compact(parse(text, { captureLocation: false }))];
          } catch (cause) {
            throw new Error(`${file}: message "${key}" is not valid ICU text`, { cause });
          }
        }),
      );
      const formatted = Object.values(compiled).some(
        (message) => typeof message !== 'string' && needsFormatter(message),
      );
      const formatter = formatted ? `import ${JSON.stringify(FORMATTER)};\n` : '';
      // A string literal parses faster in the browser than an object literal of this size.
      return {
        code: `${formatter}export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
