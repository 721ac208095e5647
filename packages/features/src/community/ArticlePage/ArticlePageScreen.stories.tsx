import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ArticlePageScreen.tsx';

const meta = {
  title: 'screens/community/ArticlePage',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'article/guide/page-1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listArticles');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: answers(list.empty()) };
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(list.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(list.longText()) };
export const BeyondTheLastPage: Story = { parameters: { path: 'article/all/page-99' } };
/** A kind that is none of ours. */
export const NotFound: Story = { parameters: { path: 'article/khac/page-1' } };
