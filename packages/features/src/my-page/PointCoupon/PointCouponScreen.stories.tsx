import { fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointCouponScreen } from './PointCouponScreen.tsx';

const meta = {
  title: 'screens/my-page/PointCoupon',
  component: PointCouponScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'point-coupon' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof PointCouponScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const answers = (handlers: NonNullable<Story['parameters']>): Story => ({
  parameters: { msw: { handlers } },
});

/** 300 points end within a week; coupons that can be used, was used, is over. */
export const Default: Story = {};

/** The first notice: a month before. */
export const EndingInAMonth: Story = answers({
  getPoints: mock('getPoints').answer({
    ...fixtures.pointsBalance,
    expiring: fixtures.pointsBalance.expiring.slice(1),
  }),
});

export const Loading: Story = answers({
  getPoints: mock('getPoints').pending(),
  listCoupons: mock('listCoupons').pending(),
});
export const Empty: Story = answers({
  getPoints: mock('getPoints').answer({
    current: 0,
    accumulated: 0,
    used: 0,
    expired: 0,
    expiring: [],
  }),
  listCoupons: mock('listCoupons').empty(),
});
export const ServerError: Story = answers({ getPoints: mock('getPoints').error() });
export const Offline: Story = answers({ listCoupons: mock('listCoupons').offline() });
export const Refetching: Story = answers({ listCoupons: mock('listCoupons').slow(200) });
export const LongText: Story = answers({ listCoupons: mock('listCoupons').longText() });
