import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RbrStyleCheckingScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RbrStyleChecking',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'rbr-style-checking/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const home = mock('getRoomHome');

export const Default: Story = {};
export const Middle: Story = { parameters: { path: 'rbr-style-checking/1?a=lrs' } };
export const Answered: Story = { parameters: { path: 'rbr-style-checking/1?a=lrlsrllr' } };
/** Nothing was chosen. */
export const AllSkipped: Story = { parameters: { path: 'rbr-style-checking/1?a=ssssssss' } };
export const Loading: Story = { parameters: answers(home.pending()) };
/** No room is drawn in two styles. */
export const Empty: Story = { parameters: { ...answers(home.empty()), sameAs: 'AllSkipped' } };
export const NotFound: Story = { parameters: { ...oneLook, path: 'rbr-style-checking/999999' } };
export const MalformedId: Story = {
  parameters: { path: 'rbr-style-checking/x', sameAs: 'NotFound' },
};
export const ServerError: Story = { parameters: answers(home.error()) };
export const LongText: Story = {
  parameters: { ...answers(home.longText()), path: 'rbr-style-checking/1?a=lrlsrllr' },
};
