import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PointCouponScreen.tsx';

const meta = {
  title: 'screens/my-page/PointCoupon',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'point-coupon' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 300 points end within a week; coupons that can be used, was used, is over. */
export const Default: Story = {};

/** The first notice: a month before. */
export const EndingInAMonth: Story = {
  parameters: answers(
    mock('getPoints').answer({
      ...fixtures.pointsBalance,
      expiring: fixtures.pointsBalance.expiring.slice(1),
    }),
  ),
};

export const Loading: Story = {
  parameters: answers(mock('getPoints').pending(), mock('listCoupons').pending()),
};
export const Empty: Story = {
  parameters: answers(
    mock('getPoints').answer({
      current: 0,
      accumulated: 0,
      used: 0,
      expired: 0,
      expiring: [],
    }),
    mock('listCoupons').empty(),
  ),
};
export const ServerError: Story = { parameters: answers(mock('getPoints').error()) };
export const Offline: Story = {
  parameters: { ...answers(mock('listCoupons').offline()), ...oneLook },
};
export const Refetching: Story = { parameters: answers(mock('listCoupons').refetching()) };
export const LongText: Story = { parameters: answers(mock('listCoupons').longText()) };
