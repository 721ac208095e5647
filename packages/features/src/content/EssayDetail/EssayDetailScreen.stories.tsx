import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './EssayDetailScreen.tsx';

const meta = {
  title: 'screens/content/EssayDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'essay-detail/32/mot-can-phong-cho-su-im-lang' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const essay = mock('getEssay');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(essay.pending()) };
export const NotFound: Story = { parameters: { path: 'essay-detail/999999/khong-co' } };
/** Such an id cannot be: the answer needs no server. */
export const MalformedId: Story = {
  parameters: { path: 'essay-detail/abc/khong-co', sameAs: 'NotFound' },
};
export const ServerError: Story = { parameters: answers(essay.error()) };
export const Offline: Story = { parameters: { ...answers(essay.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(essay.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(essay.longText()) };
