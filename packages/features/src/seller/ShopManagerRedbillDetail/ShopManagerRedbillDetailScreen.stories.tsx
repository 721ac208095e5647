import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAct } from '../../shared/red-bill/story-steps.ts';
import { Screen } from './ShopManagerRedbillDetailScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManagerRedbillDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/redbill-detail/750' },
  beforeEach: () => {
    sessionStorage.clear();
    signInForStory('partner');
    return () => {
      sessionStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const issue = /^(Xuất hóa đơn|Issue the invoice|세금계산서 발행)$/;

/** It waits for the shop, and its check digit does not fit. */
export const Default: Story = {};

/** Nothing is issued before the money is there: the button says so. */
export const NotPaid: Story = { parameters: { path: 'shop-manager/redbill-detail/801' } };

/** The buyer was asked to correct it. */
export const CorrectionNeeded: Story = {
  parameters: { path: 'shop-manager/redbill-detail/802', ...oneLook },
};

/** The month is over: the shop sends the number, staff confirm it. */
export const Overdue: Story = { parameters: { path: 'shop-manager/redbill-detail/804' } };

/** Its number is with staff. */
export const NumberSent: Story = {
  parameters: { path: 'shop-manager/redbill-detail/803', ...oneLook },
};

/** Staff sent its number back, with why. */
export const NumberReturned: Story = {
  parameters: { path: 'shop-manager/redbill-detail/805', ...oneLook },
};

/** Out, and goods went back since. */
export const ToAdjust: Story = { parameters: { path: 'shop-manager/redbill-detail/806' } };

/** Two papers of one order. */
export const Adjusted: Story = { parameters: { path: 'shop-manager/redbill-detail/808' } };

export const Void: Story = {
  parameters: { path: 'shop-manager/redbill-detail/811', ...oneLook },
};

/** As it lies on paper, its amount in words. */
export const Printed: Story = {
  parameters: { path: 'shop-manager/redbill-detail/808?view=print' },
};

export const Loading: Story = {
  parameters: { ...answers(mock('readRedBill').pending()), ...oneLook },
};

export const NotFound: Story = {
  parameters: { ...answers(mock('readRedBill').notFound()), ...oneLook },
};

export const ServerError: Story = {
  parameters: { ...answers(mock('readRedBill').error()), ...oneLook },
};

export const Offline: Story = {
  parameters: { ...answers(mock('readRedBill').offline()), ...oneLook },
};

export const Forbidden: Story = {
  parameters: { ...answers(mock('readRedBill').forbidden()), ...oneLook },
};

export const Refetching: Story = {
  parameters: { ...answers(mock('readRedBill').refetching()), ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('readRedBill').longText()) };

/** A number that another invoice has: said at the field, and what was typed stays. */
export const NumberTaken: Story = {
  play: (context) => doAct(context, issue, ['1C26TNM-0000418']),
};

/** Somebody else of the shop was first. */
export const StatusVersionConflict: Story = {
  parameters: answers(mock('sendRedBillEvent').error(409, { code: 'VERSION_CONFLICT' })),
  play: (context) => doAct(context, issue, ['1C26TNM-0000420']),
};
