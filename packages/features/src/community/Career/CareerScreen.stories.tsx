import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressSend, sendFilled } from '../../shared/forms/story-steps.ts';
import { Screen } from './CareerScreen.tsx';

// One story a state, each held against its name: docs/how-to/write-stories.md.
const meta = {
  title: 'screens/community/Career',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'career' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listJobs');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: answers(list.empty()) };
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(list.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(list.longText()) };
export const BeyondTheLastPage: Story = { parameters: { path: 'career?page=99' } };
export const Filtered: Story = { parameters: { path: 'career?team=product' } };
/** Words that nothing has. */
export const NoneFound: Story = { parameters: { path: 'career?q=phi%20c%C3%B4ng' } };

const send = mock('sendLead');
const typed = {
  name: 'Nguyễn Thu An',
  phone: '0912345678',
  email: 'thu.an@hien.example',
  team: 'product',
  message: 'Tôi vẽ nội thất căn hộ sáu năm nay.',
};
const fill: Story['play'] = (context) => sendFilled(context, typed);

export const Invalid: Story = { play: pressSend };
export const Sending: Story = { parameters: answers(send.pending()), play: fill };
export const Received: Story = { play: fill };
export const SendingFailed: Story = { parameters: answers(send.error()), play: fill };
export const SendingOffline: Story = {
  parameters: { ...answers(send.offline()), ...oneLook },
  play: fill,
};
export const RateLimited: Story = { parameters: answers(send.rateLimited()), play: fill };
