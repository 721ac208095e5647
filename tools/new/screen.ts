/** `ShopDetail` → `shop-detail`. */
const kebab = (name: string) =>
  name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * The files of a screen: what knows the address and asks (Screen), what only shows (View), and the
 * states that every answer has. The route's row and the messages are added by hand: docs/how-to/add-a-screen.md.
 */
export function screenFiles(area: string, name: string): Record<string, string> {
  const folder = `packages/features/src/${area}/${name}`;
  return {
    [`${folder}/${name}Screen.tsx`]: `import { categoriesQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { ${name}View } from './${name}View.tsx';

export const prefetch${name}: Prefetch = (queryClient) => [queryClient.prefetchQuery(categoriesQuery())];

/** Reads the address, asks for the data, hands both to the view. */
export function ${name}Screen() {
  return <${name}View categories={useQuery(categoriesQuery())} />;
}
`,
    [`${folder}/${name}View.tsx`]: `import type { Category } from '@hien/api';
import { Container, SkeletonText } from '@hien/ui';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';

export interface ${name}ViewProps {
  categories: Loadable<readonly Category[]>;
}

export function ${name}View({ categories }: ${name}ViewProps) {
  return (
    <Container>
      <QueryBoundary query={categories} size="page" skeleton={<SkeletonText />}>
        {(list) => <p>{list.length}</p>}
      </QueryBoundary>
    </Container>
  );
}
`,
    [`${folder}/${name}Screen.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name}Screen } from './${name}Screen.tsx';

// One story a state: docs/how-to/write-stories.md. Handlers come from @hien/api/testing.
const meta = {
  title: 'screens/${area}/${name}',
  component: ${name}Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '${kebab(name)}' },
} satisfies Meta<typeof ${name}Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Empty: Story = {};
export const ServerError: Story = {};
export const LongText: Story = {};
`,
    [`${folder}/${name}Screen.states.ts`]: `import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

// A reason in a sentence for each state the screen cannot be in; \`pnpm states\` names those still open.
export const notTold: StatesNotTold = {};

// What a status on it can be, and what a server may refuse it by: one story each, \`Status\` and the code's name.
export const codes: CodesShown = [];
`,
  };
}
