import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ArticleDetailScreen.tsx';

const meta = {
  title: 'screens/community/ArticleDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'article/2' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const article = mock('getArticle');
const pieces = mock('listProductsByIds');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(article.pending()) };
/** None of its pieces is sold any more. */
export const Empty: Story = { parameters: answers(pieces.empty()) };
export const NotFound: Story = { parameters: { ...oneLook, path: 'article/999999' } };
/** Such an id cannot be: the answer needs no server. */
export const MalformedId: Story = { parameters: { path: 'article/abc', sameAs: 'NotFound' } };
export const ServerError: Story = { parameters: answers(article.error()) };
export const Offline: Story = { parameters: { ...answers(article.offline()), ...oneLook } };
export const PiecesLoading: Story = { parameters: answers(pieces.pending()) };
/** What fails beside the text fails alone. */
export const PiecesFailed: Story = { parameters: answers(pieces.error()) };
export const Refetching: Story = { parameters: { ...answers(article.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(article.longText(), pieces.longText()) };
