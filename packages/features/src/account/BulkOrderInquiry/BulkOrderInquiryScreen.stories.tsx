import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressSend, sendFilled } from '../../shared/forms/story-steps.ts';
import { Screen } from './BulkOrderInquiryScreen.tsx';

const meta = {
  title: 'screens/account/BulkOrderInquiry',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'bulk-order-inquiry?items=1:60,2:120' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Fills in what a visitor would, and presses the button. */
const send = (context: Context) =>
  sendFilled(context, {
    message: 'Sáu mươi phòng, giao trong tháng 6 tại Đà Nẵng.',
  });

export const Default: Story = {};

/** The member's own details are on their way. */
export const Loading: Story = {
  parameters: answers(mock('getProfile').pending()),
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
      data: { ...fixtures.lead('bulk_order'), repeated: true },
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

/** Reached without a product: says how to bring one along. */
export const Empty: Story = { parameters: { path: 'bulk-order-inquiry' } };

/** Requests from before wait for their quotes; another one may be sent. */
export const SentBefore: Story = {
  parameters: answers(
    mock('listMyLeads').answer({ data: { items: [fixtures.lead('bulk_order')] } }),
  ),
};

/** A product that left the shop while the form was filled in. */
export const StatusProduct05: Story = {
  parameters: answers(mock('sendLead').error(404, { code: 'PRODUCT_05' })),
  play: (context) => send(context),
};

/** A product that had left the shop before. */
export const ProductGone: Story = {
  parameters: answers(mock('getProduct').notFound()),
};

/** Fewer than fifty of one product (D74). */
export const TooFew: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('textbox');
    const field = canvasElement.querySelector<HTMLInputElement>('[name="lines.0.quantity"]');
    if (field === null) return;
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
  },
};

export const LongText: Story = {
  parameters: answers(mock('getProduct').longText()),
};
