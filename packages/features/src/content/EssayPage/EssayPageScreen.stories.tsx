import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './EssayPageScreen.tsx';

const meta = {
  title: 'screens/content/EssayPage',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'essay/page-2' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listEssays');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: answers(list.empty()) };
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(list.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(list.longText()) };
export const BeyondTheLastPage: Story = { parameters: { path: 'essay/page-99' } };
/** No list has so many pages. */
export const NotFound: Story = { parameters: { path: 'essay/page-100001' } };
