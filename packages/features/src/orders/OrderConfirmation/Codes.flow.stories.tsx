import { answers, fixtures, mock } from '@hien/api/testing';
import type { Language } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './OrderConfirmationScreen.tsx';
import shown from './OrderConfirmationScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/orders/OrderConfirmation/codes',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const labels = {
  referral: /Mã giới thiệu|Referral code|추천인 코드/u,
  coupon: /Nhập mã giảm giá|Enter a coupon code|쿠폰 코드 입력/u,
} as const;

/** A code is typed; what is said of it stands at its field, and what was typed stays. */
const typed = (
  field: keyof typeof labels,
  code: string,
  said: RegExp,
  language: Language = 'vi',
  parameters: Story['parameters'] = {},
): Story => ({
  globals: { language },
  parameters,
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: labels[field] });
    await userEvent.type(box, field === 'coupon' ? `${code}{Enter}` : code);
    await waitFor(() => expect(box).toHaveAccessibleDescription(said));
    await expect(box).toBeInvalid();
    await expect(box).toHaveValue(code);
    box.scrollIntoView({ block: 'center' });
  },
});

export const OwnReferral = typed('referral', 'nhaminh', /của chính bạn nên bạn không dùng được/u);
export const OwnReferralInEnglish = typed('referral', 'NHAMINH', /is your own/u, 'en');
export const OwnReferralInKorean = typed('referral', 'NHAMINH', /^본인의 추천인 코드/u, 'ko');

/** At the checkout of designs too. */
export const OwnReferralOfDesigns = typed('referral', 'NHAMINH', /của chính bạn/u, 'vi', {
  path: 'order-confirmation?designs=2',
});

/** One that was a code says that it has ended, not that it was typed wrongly. */
export const EndedReferral = typed('referral', 'HEHETHAN', /đã hết hiệu lực/u);

export const EarlyCoupon = typed('coupon', 'PHONGNGU16', /Hãy nhập lại từ ngày \d\d\/\d\d\/2026/u);
export const CouponThatIsOver = typed('coupon', 'TET25', /đã kết thúc vào ngày \d\d\/\d\d\/2026/u);
export const CouponOneHas = typed('coupon', 'NHAMOI', /Hãy chọn mã này trong danh sách/u);
export const CouponOneHasInKorean = typed('coupon', 'NHAMOI', /보유한 쿠폰에서 선택/u, 'ko');

/** A coupon that was chosen, and then needs a larger order, says at the choice what is missing. */
export const ChosenCouponBelowItsMinimum: Story = {
  parameters: answers(
    mock('quoteCheckout').answer(({ body, language }) =>
      fixtures.quote(language, { ...body, couponId: body.couponId === 1 ? 3 : body.couponId }),
    ),
  ),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('radiogroup', { name: 'Mã giảm giá' });
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription(/cho đơn từ 60\.000\.000.đ, còn thiếu [\d.]+.đ/u),
    );
    await expect(group).toBeInvalid();
  },
};
