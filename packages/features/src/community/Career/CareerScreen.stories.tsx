import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
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
export const Offline: Story = { parameters: answers(list.offline()) };
export const Refetching: Story = { parameters: answers(list.refetching()) };
export const LongText: Story = { parameters: answers(list.longText()) };
export const BeyondTheLastPage: Story = { parameters: { path: 'career?page=99' } };
export const OneTeam: Story = { parameters: { path: 'career?team=design' } };
/** Words that no job has. */
export const NoneFound: Story = { parameters: { path: 'career?q=phi%20c%C3%B4ng' } };

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The form, not the search above it. */
async function formOf(context: Context): Promise<Context> {
  const name = await waitFor(() => {
    const found = context.canvasElement.querySelector('[name=message]');
    if (!found) throw new Error('The form is not there');
    return found;
  });
  return { ...context, canvasElement: name.closest('form') as HTMLElement };
}

const send = async (context: Context) =>
  sendFilled(await formOf(context), {
    name: 'Nguyễn Thu An',
    phone: '0912345678',
    email: 'thu.an@hien.example',
    team: 'design',
    message: 'Tôi vẽ nội thất căn hộ sáu năm nay.',
  });

export const Invalid: Story = { play: async (context) => pressSend(await formOf(context)) };
export const Sending: Story = {
  parameters: answers(mock('sendLead').pending()),
  play: (context) => send(context),
};
export const Received: Story = {
  parameters: answers(mock('sendLead').answer({ data: fixtures.lead('career') })),
  play: (context) => send(context),
};
export const SendingFailed: Story = {
  parameters: answers(mock('sendLead').error()),
  play: (context) => send(context),
};
export const SendingOffline: Story = {
  parameters: answers(mock('sendLead').offline()),
  play: (context) => send(context),
};
export const RateLimited: Story = {
  parameters: answers(mock('sendLead').rateLimited()),
  play: (context) => send(context),
};
