import { fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegistrationFormScreen } from './RegistrationFormScreen.tsx';

const meta = {
  title: 'screens/account/RegistrationForm',
  component: RegistrationFormScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'registration-form' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof RegistrationFormScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const application = (change: Partial<typeof fixtures.partnerApplication>) => ({
  msw: {
    handlers: {
      getPartnerApplication: mock('getPartnerApplication').answer({
        data: { ...fixtures.partnerApplication, ...change },
      }),
    },
  },
});

async function press({ canvas, canvasElement, userEvent }: Context) {
  await canvas.findAllByRole('textbox');
  const button = canvasElement.querySelector('button[type=submit]');
  if (button) await userEvent.click(button);
}

async function fill({ canvas, canvasElement, userEvent }: Context, name: string, value: string) {
  await canvas.findAllByRole('textbox');
  const field = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field === null) return;
  await userEvent.click(field);
  await userEvent.paste(value);
}

export const Default: Story = {};

/** A guest is told what it takes, and signs in first. */
export const Forbidden: Story = {
  beforeEach: () => {
    signOutForStory();
    return signOutForStory;
  },
};

export const Loading: Story = {
  parameters: {
    msw: { handlers: { getPartnerApplication: mock('getPartnerApplication').pending() } },
  },
};

/** How an application stands could not be asked. */
export const ServerError: Story = {
  parameters: {
    msw: { handlers: { getPartnerApplication: mock('getPartnerApplication').error() } },
  },
};

export const Invalid: Story = { play: (context) => press(context) };

/** The account is under another name: a warning and a place for the reason, no refusal (D92). */
export const HolderDiffers: Story = {
  play: async (context) => {
    await fill(context, 'store_name', 'Công ty TNHH Gỗ Ven Sông');
    await fill(context, 'account_holder', 'NGUYEN VAN AN');
  },
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
