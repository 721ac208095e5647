import { readFileSync } from 'node:fs';
import { type ListParts, listParts } from './contract-parts.ts';
import { type Naming, namingOf, sentenceOf } from './naming.ts';
import { type FormOptions, type ScreenForm, screenForm } from './screen-form.ts';
import { screenStories } from './screen-stories.ts';

export interface ScreenOptions {
  /** The operation that lists: `listJobs`. */
  list: string;
  form?: FormOptions | undefined;
}

/**
 * The files of a screen with a list, and with a form where one is asked for: what knows the address and calls (Screen),
 * what only shows (View), the states that every answer has, and the messages, in English until somebody writes them.
 * Filters, pages and search are those of the operation in the contract, the form's fields those of the schema. What
 * remains by hand: docs/how-to/add-a-screen.md.
 */
export function screenFiles(
  area: string,
  name: string,
  { list, form }: ScreenOptions,
): Record<string, string> {
  const naming = namingOf(area, name);
  const parts = listParts(list);
  const made = form ? screenForm(naming, form) : undefined;
  return {
    [`${naming.folder}/${naming.kebab}-address.ts`]: addressFile(naming, parts),
    [`${naming.folder}/${name}Screen.tsx`]: screenFile(naming, list),
    [`${naming.folder}/${name}View.tsx`]: viewFile(naming, list, parts, made !== undefined),
    ...(made ? { [`${naming.folder}/${name}Form.tsx`]: made.source } : {}),
    [`${naming.folder}/${name}Screen.stories.tsx`]: screenStories(naming, list, parts, made),
    ...messageFiles(naming, parts, made),
    ...routeFiles(naming),
  };
}

function addressFile({ name, camel }: Naming, { paged, searched, filters }: ListParts): string {
  const lists = filters.map(({ list }) => list).sort();
  const parts = [
    ...filters.map((filter) => `${filter.name}: oneOf(${filter.list})`),
    ...(searched ? ['q: words'] : []),
    ...(paged ? ['page'] : []),
  ];
  const used = [filters.length ? 'oneOf' : '', paged ? 'page' : '', searched ? 'words' : ''];
  return `${lists.length ? `import { ${lists.join(', ')} } from '@hien/domain';\n` : ''}import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { ${used.filter(Boolean).join(', ')} } from '../../shared/address/parts.ts';

export const ${camel}Address = addressOf({ ${parts.join(', ')} });
export type ${name}Url = UrlOf<typeof ${camel}Address>;
`;
}

const screenFile = (
  { name, camel, kebab }: Naming,
  list: string,
) => `import { ${list} } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { ${camel}Address } from './${kebab}-address.ts';
import { ${name}View } from './${name}View.tsx';

export const prefetch: Prefetch = ({ want, search }) => {
  want(${list}, ${camel}Address.read(search));
};

/** Reads the address, asks for the data, hands both to the view. */
export function Screen() {
  const text = useText();
  const address = useAddress(${camel}Address);
  const query = useCall(${list}, address.url);
  return (
    <>
      <PageHead
        title={text('${kebab}.title')}
        description={text('${kebab}.lead')}
        hidden={address.isNarrowed}
      />
      <${name}View query={query} address={address} />
    </>
  );
}
`;

function viewFile(
  { name, kebab }: Naming,
  list: string,
  { searched, filters, item }: ListParts,
  form: boolean,
): string {
  const [heading, ...others] = item.filter((part) => !part.list);
  const labelled = [...filters, ...item.map((part) => part.list)].flatMap((one) =>
    one?.labels ? [one.labels] : [],
  );
  const shown = item.flatMap((part) => (part.list?.labels ? [part] : []));
  const imports = [...new Set([...filters.map((one) => one.list), ...labelled])].sort();
  return `import type { Answer } from '@hien/api';
${imports.length ? `import { ${imports.join(', ')} } from '@hien/domain';\n` : ''}import { EmptyState, Heading, SkeletonText, Text } from '@hien/ui';
import type { useAddress } from '../../shared/address/useAddress.ts';
${labelled.length ? "import { useLanguage } from '../../shared/i18n/useLanguage.ts';\n" : ''}import { useText } from '../../shared/i18n/useText.ts';
${filters.length ? "import { ListChips } from '../../shared/lists/ListChips.tsx';\n" : ''}import { ListPage } from '../../shared/lists/ListPage.tsx';
import { ListRows } from '../../shared/lists/ListRows.tsx';
${searched ? "import { ListSearch } from '../../shared/lists/ListSearch.tsx';\n" : ''}import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import type { ${name}Url } from './${kebab}-address.ts';
${form ? `import { ${name}Form } from './${name}Form.tsx';\n` : ''}
interface ${name}ViewProps {
  query: Loadable<Answer<'${list}'>>;
  address: ReturnType<typeof useAddress<${name}Url>>;
}

export function ${name}View({ query, address }: ${name}ViewProps) {
  const text = useText();
  ${labelled.length ? 'const language = useLanguage();\n  ' : ''}const { url, href, go, startHref, isNarrowed } = address;
  return (
    <>
      <ListPage
        title={text('${kebab}.title')}
        lead={text('${kebab}.lead')}
${filters
  .map(
    (one) => `        filters={
          <ListChips
            label={text('${kebab}.${one.name}')}
            all={text('${kebab}.${one.name}.all')}
            options={${one.list}.map((value) => ({ value, label: ${one.labels ? `${one.labels}[value][language]` : 'value'} }))}
            value={url.${one.name}}
            href={(${one.name}) => href({ ${one.name} })}
          />
        }
`,
  )
  .join('')}${
    searched
      ? `        search={
          <ListSearch
            label={text('${kebab}.search')}
            placeholder={text('${kebab}.search.placeholder')}
            q={url.q}
            onSearch={(q) => go({ q })}
          />
        }
`
      : ''
  }      >
        <PagedList
          query={query}
          label={text('${kebab}.title')}
          skeleton={<SkeletonText lines={16} />}
          href={href}
          isNarrowed={isNarrowed}
          startHref={startHref}
          empty={<EmptyState title={text('${kebab}.empty.title')} text={text('${kebab}.empty.text')} />}
        >
          {({ items }) => (
            <ListRows
              items={items}
              row={(item) => ({
                main: (
                  <>
                    <Heading level={2} size="h4">
                      {item.${heading?.name ?? 'id'}}
                    </Heading>
${others.map((part) => `                    <Text measure>{item.${part.name}}</Text>\n`).join('')}                  </>
                ),
                facts: (
                  <>
${shown.map((part) => `                    <Text>{${part.list?.labels}[item.${part.name}][language]}</Text>\n`).join('')}                  </>
                ),
              })}
            />
          )}
        </PagedList>
      </ListPage>
${form ? `      <${name}Form />\n` : ''}    </>
  );
}
`;
}

/** The catalogues of the area with what the files say, the same in each language until it is written. */
function messageFiles(
  { area, name, kebab }: Naming,
  { searched, filters }: ListParts,
  form: ScreenForm | undefined,
): Record<string, string> {
  const added: Record<string, string> = {
    title: sentenceOf(name),
    lead: sentenceOf(name),
    ...Object.fromEntries(
      filters.flatMap((filter) => [
        [filter.name, sentenceOf(filter.name)],
        [`${filter.name}.all`, 'All'],
      ]),
    ),
    ...(searched ? { search: 'Search', 'search.placeholder': 'Search' } : {}),
    'empty.title': 'There is nothing here yet',
    'empty.text': 'There is nothing here yet',
    ...form?.messages,
  };
  const own = Object.fromEntries(
    Object.entries(added).map(([id, text]) => [`${kebab}.${id}`, text]),
  );
  return Object.fromEntries(
    ['vi', 'en', 'ko'].map((language) => {
      const path = `packages/features/src/${area}/messages/${language}.json`;
      const there = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
      return [path, `${JSON.stringify({ ...there, ...own }, null, 2)}\n`];
    }),
  );
}

/** The address has its screen; its line in `paths.ts` is written by hand before. */
function routeFiles({ area, name, camel }: Naming): Record<string, string> {
  const screens = `apps/web/src/routes/${area}.ts`;
  const line = `  ${camel}: () => import('@hien/features/${area}/${name}/${name}Screen'),\n`;
  const table = readFileSync(screens, 'utf8');
  return {
    [screens]: table.includes(line) ? table : table.replace(/\};\n$/, `${line}};\n`),
  };
}
