const LITERAL = /^(\{\}|'[^']*'|-?[\d_.]+|true|false)( as const)?$/;
/** What stands after the operation: nothing, a flat record, or a name. */
const INPUT = /^(?:(\{[^}]*\}|[\w.]+)\s*[,)]|\))/;
const NAME = /^(\w+)(\.\w+)*$/;

/** `{ limit: 3, sort: 'newest' }` with nothing but literals. */
const isFixedRecord = (text: string): boolean =>
  text.startsWith('{') &&
  text
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .every((part) => LITERAL.test(part.replace(/^\w+:\s*/, '')));

/** Whether a name that a source uses stands at the top of a module, and in the source itself for nothing else. */
function isConstant(name: string, source: string, sources: readonly string[]): boolean {
  const top = new RegExp(`^(export )?const ${name}\\b`, 'm');
  const local = new RegExp(`^[ \\t]+(const|let) ([{[][^=]*\\b)?${name}\\b`, 'm');
  const parameter = new RegExp(`[({,]\\s*${name}\\b[^()]*\\) (=>|{)`, 'm');
  return sources.some((one) => top.test(one)) && !local.test(source) && !parameter.test(source);
}

/**
 * Whether all of a screen's sources ask an operation the same thing for as long as the page is open: every `useCall` of it
 * has no input, one of literals, or a constant of a module. No answer gives way to another then. Any other use is taken
 * for one that changes.
 */
export function isFixed(operation: string, sources: readonly string[]): boolean {
  const call = new RegExp(`(\\w+)\\(\\s*${operation}\\b\\s*,?\\s*`, 'g');
  const uses = sources.flatMap((source) =>
    [...source.matchAll(call)].map(({ 0: text, 1: verb, index }) => ({
      source,
      verb,
      input: INPUT.exec(source.slice(index + text.length)),
    })),
  );
  return (
    uses.length > 0 &&
    uses.every(({ source, verb, input }) => {
      if (verb === 'want' || verb === 'prefetch') return true;
      if (verb !== 'useCall' || input === null) return false;
      const [, text = '{}'] = input;
      const name = NAME.exec(text)?.[1];
      return name === undefined ? isFixedRecord(text) : isConstant(name, source, sources);
    })
  );
}
