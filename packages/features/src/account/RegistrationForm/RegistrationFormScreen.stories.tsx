import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressSend, putAll } from '../../shared/forms/story-steps.ts';
import { Screen } from './RegistrationFormScreen.tsx';

const meta = {
  title: 'screens/account/RegistrationForm',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'registration-form' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const application = (change: Partial<typeof fixtures.partnerApplication>) =>
  answers(
    mock('getPartnerApplication').answer({
      data: { ...fixtures.partnerApplication, ...change },
    }),
  );

export const Default: Story = {};

/** A guest is told what it takes, and signs in first. */
export const Guest: Story = {
  beforeEach: () => {
    signOutForStory();
    return signOutForStory;
  },
};

export const Loading: Story = {
  parameters: answers(mock('getPartnerApplication').pending()),
};

/** How an application stands could not be asked. */
export const ServerError: Story = {
  parameters: answers(mock('getPartnerApplication').error()),
};

export const Invalid: Story = { play: pressSend };

/** The account is under another name: a warning and a place for the reason, no refusal (D92). */
export const HolderDiffers: Story = {
  play: (context) =>
    putAll(context, {
      store_name: 'Công ty TNHH Gỗ Ven Sông',
      account_holder: 'NGUYEN VAN AN',
    }),
};

export const StatusApplied: Story = { parameters: application({}) };

export const StatusApproved: Story = {
  parameters: application({ state: 'approved', place: null }),
};

export const StatusRejected: Story = {
  parameters: application({
    state: 'rejected',
    place: null,
    reason: 'Ảnh giấy phép bị mờ ở góc dưới, chúng tôi không đọc được số đăng ký.',
  }),
};

/** No shop can take its application back yet; an answer that says so is told, and how to go on. */
export const StatusWithdrawn: Story = {
  parameters: application({ state: 'withdrawn', place: null }),
};

export const StatusSuspended: Story = {
  parameters: application({
    state: 'suspended',
    place: null,
    reason: 'Ba đơn hàng trễ hạn trong tháng này.',
  }),
};

export const StatusEnded: Story = {
  parameters: application({ state: 'ended', place: null, reason: 'Theo yêu cầu của đối tác.' }),
};

/** A partner from before applied elsewhere. */
export const SellsAlready: Story = {
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
};

export const LongText: Story = {
  parameters: application({
    store_name:
      'Công ty Trách nhiệm hữu hạn Một thành viên Sản xuất Thương mại Dịch vụ Nội thất Gỗ Ven Sông Bình Khánh',
    business_address:
      'Số 128/45/6 đường Nguyễn Thị Minh Khai nối dài, khu phố 7, phường An Khánh, Thành phố Thủ Đức, Thành phố Hồ Chí Minh',
    reason: 'Cần bổ sung giấy tờ. '.repeat(12).trim(),
    state: 'rejected',
    place: null,
  }),
};
