import { textFlaw } from '@hien/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';

type Container = Record<string, unknown>;
/** Where a container stands; its path is written only where something is wrong below it. */
type Place = { readonly container: Container; readonly name: string; readonly above: Place | null };

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** More than any form has. Each brings a path as long as it lies deep: without an end, a body of 200 kB took minutes to refuse. */
const mostFlaws = 100;

/** A part of a JSON pointer. */
const step = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function pathOf(place: Place): string {
  const steps: string[] = [];
  for (let at = place; at.above !== null; at = at.above) steps.push(step(at.name));
  return steps.toReversed().join('');
}

/**
 * The one rule for the strings of a request (ADR 0052), at the only place that all of them pass: whatever cannot be
 * stored or shows nothing is a validation error of its field, everything else becomes NFC in place, so that lengths,
 * comparisons and searches see one form. Walks without recursion: a body may be nested as deeply as it is long.
 * @param value A parsed part of a request; changed in place.
 * @returns One error for each flawed text, as Ajv would tell it; a hundred at most, the rest is left as it is.
 */
export function applyTextRule(value: unknown): ErrorObject[] {
  const errors: ErrorObject[] = [];
  const open: Place[] = isContainer(value) ? [{ container: value, name: '', above: null }] : [];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { container } = place;
    for (const [name, entry] of Object.entries(container)) {
      if (errors.length === mostFlaws) return errors;
      if (textFlaw(name) !== null) errors.push(flawed(pathOf(place)));
      else if (isContainer(entry)) open.push({ container: entry, name, above: place });
      else if (typeof entry === 'string') {
        if (textFlaw(entry) === null) container[name] = entry.normalize('NFC');
        else errors.push(flawed(pathOf(place) + step(name)));
      }
    }
  }
  return errors;
}

const flawed = (instancePath: string): ErrorObject => ({
  keyword: 'text',
  instancePath,
  schemaPath: '',
  params: {},
});
