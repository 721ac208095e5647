/** `ShopDetail` → `shop-detail`. */
const kebab = (name: string) =>
  name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * The files of a screen: what knows the address and calls (Screen), what only shows (View), and the
 * states that every answer has. The route's two lines and the messages are added by hand: docs/how-to/add-a-screen.md.
 */
export function screenFiles(area: string, name: string): Record<string, string> {
  const folder = `packages/features/src/${area}/${name}`;
  return {
    [`${folder}/${name}Screen.tsx`]: `import { listArticles } from '@hien/api';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { ${name}View } from './${name}View.tsx';

/** What the page asks for; the server and the browser ask alike. */
const inputOf = (search: URLSearchParams) => ({ page: Number(search.get('page') ?? 1), limit: 6 });

export const prefetch: Prefetch = ({ want, search }) => {
  want(listArticles, inputOf(search));
};

/** Reads the address, asks for the data, hands both to the view. */
export function Screen() {
  const [search] = useSearchParams();
  return <${name}View articles={useCall(listArticles, inputOf(search))} />;
}
`,
    [`${folder}/${name}View.tsx`]: `import type { Answer } from '@hien/api';
import { Container, SkeletonText } from '@hien/ui';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';

export interface ${name}ViewProps {
  articles: Loadable<Answer<'listArticles'>>;
}

export function ${name}View({ articles }: ${name}ViewProps) {
  return (
    <Container>
      <QueryBoundary query={articles} size="page" skeleton={<SkeletonText />}>
        {({ items }) => items.map(({ id, title }) => <p key={id}>{title}</p>)}
      </QueryBoundary>
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

const articles = mock('listArticles');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(articles.pending()) };
export const Empty: Story = { parameters: answers(articles.empty()) };
export const ServerError: Story = { parameters: answers(articles.error()) };
export const Refetching: Story = { parameters: answers(articles.refetching()) };
export const LongText: Story = { parameters: answers(articles.longText()) };
`,
  };
}
