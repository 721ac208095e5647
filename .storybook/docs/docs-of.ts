import type { ComponentDocs } from '@hien/ui/testing';

const files = import.meta.glob<ComponentDocs>('../../packages/ui/src/components/*/*.docs.ts', {
  eager: true,
  import: 'docs',
});

const byName = new Map(
  Object.entries(files).map(([path, docs]) => [path.replace(/.*\/|\.docs\.ts$/g, ''), docs]),
);

const homes = new Map(
  [...byName].flatMap(([name, { parts = {} }]) => Object.keys(parts).map((part) => [part, name])),
);

/** What is said of a component, by its name. */
export const docsOf = (name: string): ComponentDocs | undefined => byName.get(name);

/** The component on whose page another is told; itself unless it is a part. */
export const homeOf = (name: string): string => homes.get(name) ?? name;
