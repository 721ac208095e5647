import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pressSend, putAll } from '../../../../shared/forms/story-steps.ts';
import { Screen } from '../../PortfolioReviewManagementScreen.tsx';

let sent: unknown[] = [];
const place = `hien-draft:designer-application-${fixtures.partner.id}`;

/** The way to selling designs: told here, photographed nowhere. */
const meta = {
  title: 'screens/contractors/PortfolioReviewManagement/designs/Apply',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'portfolio-review-management/design',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    sent = [];
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const outside = mock('listOwnDesigns').forbidden();
const application = mock('getDesignPartnerApplication');
const none = application.answer({ data: null });
type Change = NonNullable<Parameters<typeof fixtures.designPartnerApplication>[0]>;
const standing = (change: Change) =>
  application.answer({ data: fixtures.designPartnerApplication({ place: null, ...change }) });
const is = (change: Change) => answers(outside, standing(change));
const applies = mock('applyAsDesignPartner').answer(({ body }) => {
  sent.push(body);
  const { policy: _, key: __, ...told } = body;
  return { data: fixtures.designPartnerApplication(told) };
});
const refused = standing({ state: 'rejected', reason: 'Bản vẽ mẫu chưa có kích thước.' });

export const Blank: Story = { parameters: answers(outside, none) };
export const Loading: Story = { parameters: answers(outside, application.pending()) };
export const ServerError: Story = { parameters: answers(outside, application.error()) };
export const Invalid: Story = {
  parameters: answers(outside, none),
  play: async (context) => {
    await pressSend(context);
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^(Tên khi bán|The name|판매자)/)).toBeInvalid(),
    );
  },
};

export const StatusApplied: Story = {
  parameters: is({ place: 2 }),
  play: async ({ canvas }) => {
    await canvas.findByText(/(vị trí thứ|number|순서) ?2/);
  },
};
export const StatusRejected: Story = { parameters: answers(outside, refused) };
export const StatusWithdrawn: Story = { parameters: is({ state: 'withdrawn', version: 1 }) };
export const StatusApproved: Story = { parameters: is({ state: 'approved' }) };
export const StatusSuspended: Story = {
  parameters: is({ state: 'suspended', reason: 'Hai bộ thiết kế dùng ảnh của người khác.' }),
};
export const StatusEnded: Story = {
  parameters: is({ state: 'ended', reason: 'Đối tác xin ngừng.' }),
};

export const LongText: Story = {
  parameters: is({
    state: 'rejected',
    studio_name:
      'Công ty Trách nhiệm hữu hạn Một thành viên Tư vấn Thiết kế Kiến trúc và Nội thất Lá Trầu Bình Khánh',
    about: 'Tôi vẽ nhà ở dưới 120 m², phong cách Nhật và tối giản. '.repeat(20).trim(),
    reason: 'Cần bổ sung kích thước trên mặt bằng. '.repeat(12).trim(),
  }),
};

/** An ordinary member becomes a business first. */
export const OrdinaryMember: Story = {
  parameters: answers(outside),
  beforeEach: () => {
    signInForStory('member');
    return signOutForStory;
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', {
        name: /^(Đăng ký thành viên doanh nghiệp|Become|비즈니스)/,
      }),
    ).toHaveAttribute('href', expect.stringContaining('/my-profile-business-switch'));
  },
};

/** Who trades alone buys designs, and reads what to change. */
export const TradesAlone: Story = {
  parameters: answers(
    outside,
    mock('getProfile').answer({
      data: { ...fixtures.partner, business_kind: 'individual', partner: [] },
    }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('link')
          .some((link) => link.getAttribute('href')?.endsWith('/my-profile-business')),
      ).toBe(true),
    );
  },
};

const agrees = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) =>
  userEvent.click(
    await canvas.findByLabelText(/^(Ảnh và bản vẽ là của tôi|The pictures and|이미지와)/),
  );
const again = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) =>
  userEvent.click(await canvas.findByRole('button', { name: /^(Sửa và gửi lại|Correct|수정)/ }));

/** What was refused is sent again with something changed; how it stands takes the place of the form. */
export const CorrectsAndSendsAgain: Story = {
  globals: { language: 'vi' },
  parameters: answers(outside, refused, applies),
  play: async (context) => {
    const { canvas } = context;
    await again(context);
    await canvas.findByLabelText(/^Tên khi bán/);
    await putAll(context, { years: '8', tax_code: '0312345678 001' });
    await agrees(context);
    await pressSend(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      years: 8,
      tax_code: '0312345678-001',
      samples: fixtures.designPartnerApplication().samples,
      papers: fixtures.designPartnerApplication().papers,
      policy: true,
    });
    const name = await canvas.findByRole('heading', { level: 2, name: 'Studio Lá Trầu' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(localStorage.getItem(place)).toBeNull();
  },
};

/** Taken back to be changed; the version that was looked at goes along. */
export const TakesItBack: Story = {
  globals: { language: 'vi' },
  parameters: answers(
    outside,
    standing({ place: 2 }),
    mock('withdrawDesignPartnerApplication').answer(({ body }) => {
      sent.push(body);
      return {
        data: fixtures.designPartnerApplication({ state: 'withdrawn', place: null, version: 1 }),
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút hồ sơ để sửa' }));
    await canvas.findByRole('button', { name: 'Sửa và gửi lại' });
    await expect(sent).toEqual([{ expected_version: 0 }]);
  },
};

/** Staff decided a moment before: nothing is taken back, and it says why. */
export const TakesItBackTooLate: Story = {
  globals: { language: 'vi' },
  parameters: answers(
    outside,
    standing({ place: 2 }),
    mock('withdrawDesignPartnerApplication').error(409),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút hồ sơ để sửa' }));
    await screen.findByText(/^Hồ sơ vừa được xét xong/);
  },
};

/** Another tab was faster: nothing that was typed is lost. */
export const StatusConflict: Story = {
  parameters: answers(outside, refused, mock('applyAsDesignPartner').error(409)),
  play: async (context) => {
    await again(context);
    await agrees(context);
    await pressSend(context);
    await context.canvas.findByText(/^(Dữ liệu vừa thay đổi|Bước này hiện)/);
  },
};

/** A sample that is gone since. */
export const StatusProduct07: Story = {
  ...StatusConflict,
  parameters: answers(
    outside,
    refused,
    mock('applyAsDesignPartner').error(422, {
      code: 'PRODUCT_07',
      fields: [{ field: 'samples', code: 'PRODUCT_07' }],
    }),
  ),
  play: async (context) => {
    await again(context);
    await agrees(context);
    await pressSend(context);
    await screen.findAllByText(/không còn trên máy chủ|no longer on our server|서버에 더 이상/);
  },
};
