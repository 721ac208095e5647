import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressSend, sendFilled } from '../../shared/forms/story-steps.ts';
import { Screen } from './FreeTrialProjectScreen.tsx';

const meta = {
  title: 'screens/account/FreeTrialProject',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'free-trial-project/1' },
  beforeEach: () => signOutForStory,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Fills in what a visitor would, and presses the button. */
const send = (context: Context) =>
  sendFilled(context, {
    name: 'Nguyễn Thu An',
    phone: '0912345678',
    email: 'khach@hien.example',
    house_type: '2_bedroom',
    house_area: '72',
  });

export const Default: Story = {};

/** The project is on its way. */
export const Loading: Story = {
  parameters: answers(mock('getProject').pending()),
};

/** A member's name, phone and e-mail are filled in. */
export const ForMember: Story = {
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
};

/** Pressed with nothing filled in: every complaint at its field, and all of them in the summary. */
export const Invalid: Story = { play: pressSend };

export const Sending: Story = {
  parameters: answers(mock('sendLead').pending()),
  play: (context) => send(context),
};

/** Received: what happens next, who acts and by when. */
export const Received: Story = { play: (context) => send(context) };

/** The same request had been received before: it is not stored twice. */
export const Repeated: Story = {
  parameters: answers(
    mock('sendLead').answer({
      data: { ...fixtures.lead('trial_project', 1), repeated: true },
    }),
  ),
  play: (context) => send(context),
};

export const ServerError: Story = {
  parameters: answers(mock('sendLead').error()),
  play: (context) => send(context),
};

export const Offline: Story = {
  parameters: { ...answers(mock('sendLead').offline()), ...oneLook },
  play: (context) => send(context),
};

export const RateLimited: Story = {
  parameters: answers(mock('sendLead').rateLimited()),
  play: (context) => send(context),
};

/** A member who sent it on an earlier visit sees how it stands. */
export const SentBefore: Story = {
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
  parameters: answers(
    mock('listMyLeads').answer({
      data: { items: [fixtures.lead('trial_project', 1)] },
    }),
  ),
};

/** No such project, or none any more. */
export const NotFound: Story = { parameters: { path: 'free-trial-project/99' } };

/** An address that cannot be one. */
export const BrokenAddress: Story = {
  parameters: { path: 'free-trial-project/abc', sameAs: 'NotFound' },
};

export const LongText: Story = {
  parameters: answers(mock('getProject').longText()),
};
