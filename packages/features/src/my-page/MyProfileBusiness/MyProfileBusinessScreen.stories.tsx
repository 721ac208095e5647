import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './MyProfileBusinessScreen.tsx';

const meta = {
  title: 'screens/my-page/MyProfileBusiness',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'my-profile-business' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const asPartner = () => {
  signInForStory('partner');
};
const as = (data: (typeof fixtures.business)[keyof typeof fixtures.business]) =>
  answers(mock('getBusiness').answer({ data }));

export const StatusApproved: Story = { beforeEach: asPartner };

/** The old details stay shown until the new ones were looked at. */
export const StatusChangeWaits: Story = {
  beforeEach: asPartner,
  parameters: as(fixtures.business.changed),
};

export const StatusChangeRejected: Story = {
  beforeEach: asPartner,
  parameters: answers(
    mock('getBusiness').answer({
      data: { ...fixtures.business.approved, rejection: 'Địa chỉ không khớp với giấy phép.' },
    }),
  ),
};

export const Editing: Story = {
  beforeEach: asPartner,
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button');
    const last = buttons.at(-1);
    if (last) await userEvent.click(last);
  },
};

/** Not a business member: what that is, and the way there. */
export const Empty: Story = {};

export const Loading: Story = {
  beforeEach: asPartner,
  parameters: answers(mock('getBusiness').pending()),
};

export const ServerError: Story = {
  beforeEach: asPartner,
  parameters: answers(mock('getBusiness').error()),
};

export const LongText: Story = {
  beforeEach: asPartner,
  parameters: answers(
    mock('getBusiness').answer({
      data: {
        ...fixtures.business.approved,
        shown: {
          ...fixtures.businessDetails,
          company_name: 'Công ty Trách nhiệm hữu hạn Thiết kế và Thi công Nội thất '
            .repeat(3)
            .trim(),
          website: `https://${'ten-mien-rat-dai-'.repeat(6)}.example`,
        },
      },
    }),
  ),
};
