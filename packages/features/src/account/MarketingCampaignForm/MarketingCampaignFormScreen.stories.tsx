import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressSend, putAll, sendFilled } from '../../shared/forms/story-steps.ts';
import { Screen } from './MarketingCampaignFormScreen.tsx';

const meta = {
  title: 'screens/account/MarketingCampaignForm',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'marketing-campaign-form' },
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

/** Who is here is known, and what they sent before is on its way. */
export const Loading: Story = {
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
  parameters: answers(mock('listMyLeads').pending()),
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
      data: { ...fixtures.lead('campaign'), repeated: true },
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
  parameters: answers(mock('listMyLeads').answer({ data: { items: [fixtures.lead('campaign')] } })),
};

/** A name and a wish as long as they come. */
export const LongText: Story = {
  play: (context) =>
    putAll(context, {
      name: 'Nguyễn Phúc Hoàng Thiên Bảo Ngọc Minh Khánh '.repeat(3).trim(),
      email: `${'mot-dia-chi-rat-dai'.repeat(3)}@hien.example`,
      message: 'Nhà mới nhận, cần trọn bộ phòng khách và hai phòng ngủ. '.repeat(8).trim(),
    }),
};
