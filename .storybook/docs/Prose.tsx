import { Fragment, use } from 'react';
import { homeOf } from './docs-of.ts';

interface Index {
  entries: Record<string, { id: string; title: string; type: string }>;
}

/** Pages of components by the last word of their title, from Storybook's own index. */
const pages = fetch('index.json')
  .then((answer) => answer.json() as Promise<Index>)
  .then(
    ({ entries }) =>
      new Map(
        Object.values(entries)
          .filter(({ type, title }) => type === 'docs' && title.startsWith('ui/'))
          .map(({ id, title }) => [title.replace(/.*\//, ''), id]),
      ),
  );

/** A sentence whose names in backticks are code, and lead to a component's page where there is one. */
export function Prose({ text }: { text: string }) {
  const known = use(pages);
  return text.split('`').map((part, at) => {
    if (at % 2 === 0) return <Fragment key={at}>{part}</Fragment>;
    const id = known.get(homeOf(part));
    const code = <code>{part}</code>;
    return id ? (
      <a key={at} href={`./?path=/docs/${id}`} target="_top">
        {code}
      </a>
    ) : (
      <Fragment key={at}>{code}</Fragment>
    );
  });
}
