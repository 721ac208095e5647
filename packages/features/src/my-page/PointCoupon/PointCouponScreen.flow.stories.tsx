import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Screen } from './PointCouponScreen.tsx';

const asked = fn();

const meta = {
  title: 'screens/my-page/PointCoupon/flow',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'point-coupon',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    asked.mockClear();
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const enter = async ({ canvas, userEvent }: Stage, code: string) => {
  const box = await canvas.findByRole('textbox', { name: /Bạn có mã giảm giá/ });
  await userEvent.type(box, `${code}{Enter}`);
  return box;
};

/** By Enter or by the button; the box is empty for the next one. */
export const Enters: Story = {
  play: async (stage) => {
    const box = await enter(stage, 'hien200');
    await screen.findByText('Đã thêm Giảm 200.000 đ cho đơn đầu');
    await expect(box).toHaveValue('');
  },
};

const refused = (code: string, words: RegExp): Story => ({
  play: async (stage) => {
    const box = await enter(stage, code);
    await waitFor(() => expect(box).toHaveAccessibleDescription(words));
    await expect(box).toBeInvalid();
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue(code);
  },
});

export const StatusCouponUnknown = refused('KHONGCO', /Không có mã giảm giá này/);
export const StatusCouponEarly = refused('PHONGNGU16', /chưa bắt đầu/);
export const StatusCouponOver = refused('TET25', /đã kết thúc/);
export const StatusCouponGone = refused('DEN50', /đã phát hết/);
export const StatusCouponYours = refused('NHAMOI', /đã có mã giảm giá này rồi/);

/** Who tries many is told how long to wait. */
export const StatusLimited: Story = {
  parameters: answers(mock('enterCoupon').error(429, { code: 'RATE_LIMITED' })),
  play: async (stage) => {
    const box = await enter(stage, 'DOAN1');
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveValue('DOAN1');
  },
};

/** Nothing is sent without a code, and what is missing is said. */
export const Nothing: Story = {
  parameters: answers(
    mock('enterCoupon').answer(({ body }) => {
      asked(body);
      return null as never;
    }),
  ),
  play: async (stage) => {
    const box = await enter(stage, '  ');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Thêm mã' }));
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/Vui lòng điền mục này/);
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** A coupon that staff took back says so. */
export const Withdrawn: Story = {
  parameters: answers(
    mock('listCoupons').answer({
      items: [
        {
          id: 9,
          code: 'DEN50',
          name: 'Giảm 50% đèn',
          state: 'withdrawn',
          usable: false,
          kind: 'percent',
          amount: null,
          percent: 50,
          max: 2_000_000,
          minimum: 0,
          from: '2026-02-01T00:00:00.000Z',
          until: '2026-03-31T16:59:59.999Z',
        },
      ],
      meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
      available: 0,
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Đã thu hồi');
  },
};
