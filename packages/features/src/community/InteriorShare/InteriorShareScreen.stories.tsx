import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InteriorShareScreen.tsx';

const meta = {
  title: 'screens/community/InteriorShare',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'interior-share' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listInteriorShares');

export const Default: Story = {};
/** Narrowed: there is no lead. */
export const Filtered: Story = {
  parameters: { path: 'interior-share?style=modern&sort=popular' },
};
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: { ...answers(list.empty()), ...oneLook } };
/** Words that nothing has. */
export const NoneFound: Story = { parameters: { path: 'interior-share?q=phi%20c%C3%B4ng' } };
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(list.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(list.longText()) };
/** The rules, the way of a report and its numbers; more of them in the flows. */
export const Rules: Story = { parameters: { path: 'interior-share?rules=1' } };
