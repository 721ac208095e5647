import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ArticleScreen.tsx';

const meta = {
  title: 'screens/community/Article',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'article' },
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
export const Filtered: Story = { parameters: { path: 'article/guide/page-1' } };
export const BeyondTheLastPage: Story = { parameters: { path: 'article/all/page-99' } };
/** Words that nothing has. */
export const NoneFound: Story = { parameters: { path: 'article?q=phi%20c%C3%B4ng' } };
/** A kind that is none of ours. */
export const NotFound: Story = { parameters: { path: 'article/khac/page-1' } };
