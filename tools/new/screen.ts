/** `ShopDetail` → `shop-detail`. */
const kebab = (name: string) =>
  name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * The files of a screen with a list: what knows the address and calls (Screen), what only shows (View), and the states
 * that every answer has. It stands on `listArticles` until its own call is put in its place. The route's two lines and
 * the messages are added by hand: docs/how-to/add-a-screen.md.
 */
export function screenFiles(area: string, name: string): Record<string, string> {
  const folder = `packages/features/src/${area}/${name}`;
  const address = `${name.charAt(0).toLowerCase()}${name.slice(1)}Address`;
  return {
    [`${folder}/${name}Screen.tsx`]: `import { listArticles } from '@hien/api';
import { addressOf } from '../../shared/address/address.ts';
import { page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { ${name}View } from './${name}View.tsx';

const ${address} = addressOf({ q: words, page });

export const prefetch: Prefetch = ({ want, search }) => {
  want(listArticles, ${address}.read(search));
};

/** Reads the address, asks for the data, hands both to the view. */
export function Screen() {
  const text = useText();
  const { url, isNarrowed, href, go } = useAddress(${address});
  const articles = useCall(listArticles, url);
  return (
    <>
      <PageHead title={text('nav.home')} hidden={isNarrowed} />
      <${name}View articles={articles} q={url.q} href={href} onSearch={(q) => go({ q })} />
    </>
  );
}
`,
    [`${folder}/${name}View.tsx`]: `import type { Answer } from '@hien/api';
import { Container, EmptyState, Heading, SkeletonText } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';

interface ${name}ViewProps {
  articles: Loadable<Answer<'listArticles'>>;
  q: string;
  href: (change: { page: number }) => string;
  onSearch: (q: string) => void;
}

export function ${name}View({ articles, q, href, onSearch }: ${name}ViewProps) {
  const text = useText();
  const title = text('nav.home');
  return (
    <Container>
      <Heading level={1}>{title}</Heading>
      <ListSearch label={text('search.submit')} placeholder={title} q={q} onSearch={onSearch} />
      <PagedList
        query={articles}
        size="page"
        label={title}
        skeleton={<SkeletonText lines={8} />}
        href={href}
        empty={<EmptyState title={title} />}
      >
        {({ items }) => (
          <ul>
            {items.map((item) => (
              <li key={item.id}>{item.title}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </Container>
  );
}
`,
    [`${folder}/${name}Screen.stories.tsx`]: `import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './${name}Screen.tsx';

// One story a state, each held against its name: docs/how-to/write-stories.md.
const meta = {
  title: 'screens/${area}/${name}',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '${kebab(name)}' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listArticles');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: answers(list.empty()) };
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: answers(list.offline()) };
export const Refetching: Story = { parameters: answers(list.refetching()) };
export const LongText: Story = { parameters: answers(list.longText()) };
export const BeyondTheLastPage: Story = { parameters: { path: '${kebab(name)}?page=99' } };
`,
  };
}
