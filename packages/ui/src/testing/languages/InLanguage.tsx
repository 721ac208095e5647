import { cloneElement, createContext, isValidElement, useContext, type ReactNode } from 'react';
import { InEach, type Language } from './words.ts';

/** The language of the toolbar, or of the story itself. */
export const StoryLanguage = createContext<Language>('vi');

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** A value with all its words in one language: through lists, records and elements. The same value if it has none. */
export function tell<T>(value: T, language: Language): T;
export function tell(value: unknown, language: Language): unknown {
  if (value instanceof InEach) return tell(value.say(language), language);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const told = value.map((one: unknown) => tell(one, language));
    return told.every((one, at) => one === value[at]) ? value : told;
  }
  if (isValidElement<Record<string, unknown>>(value)) {
    const props = tell(value.props, language);
    if (props === value.props) return value;
    const { children, ...rest } = props;
    // One by one: React takes children that are passed so for written ones, which need no keys.
    return Array.isArray(children)
      ? cloneElement(value, rest, ...(children as ReactNode[]))
      : cloneElement(value, props);
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, tell(one, language)] as const);
  const record = value as Record<string, unknown>;
  return entries.every(([name, one]) => one === record[name]) ? value : Object.fromEntries(entries);
}

/** A value in the story's language, for components that a story brings itself. */
export const useTold = <T,>(value: T): T => tell(value, useContext(StoryLanguage));

/** What stands in it, in the story's language. */
export const InLanguage = ({ children }: { children: ReactNode }) => useTold(<>{children}</>);

interface ToldProps<Args> {
  render: (args: Args) => ReactNode;
  args: Args;
}

function Told<Args>({ render, args }: ToldProps<Args>) {
  return useTold(render(args));
}

/**
 * A story's `render` whose words are told: `render: told((args) => <Field label={words(…)}>…</Field>)`. By a component without
 * children: Storybook reads those of its elements to write their source, and words are none.
 */
export const told =
  <Args,>(render: (args: Args) => ReactNode) =>
  (args: Args) => <Told render={render} args={args} />;
