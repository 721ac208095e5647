import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pressSend, putAll } from '../../../shared/forms/story-steps.ts';
import { Screen } from '../ContractorViewEditorScreen.tsx';

let sent: unknown[] = [];
const place = `hien-draft:contractor-application-${fixtures.partner.id}`;

/** The way into the directory: told here, photographed nowhere. */
const meta = {
  title: 'screens/contractors/ContractorViewEditor/Apply',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'contractor-view-editor/new',
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

const application = mock('getContractorApplication');
const none = application.answer({ data: null });
type Change = NonNullable<Parameters<typeof fixtures.contractorApplication>[0]>;
const is = (change: Change) =>
  answers(application.answer({ data: fixtures.contractorApplication(change) }));
const applies = mock('applyAsContractor').answer(({ body }) => {
  sent.push(body);
  const { consent: _, key: __, ...told } = body;
  return { data: fixtures.contractorApplication(told) };
});

const refusedForm = (change: Change = {}) =>
  application.answer({
    data: fixtures.contractorApplication({
      state: 'rejected',
      place: null,
      rejection: 'Ảnh giấy đăng ký bị mờ, chúng tôi không đọc được mã số.',
      ...change,
    }),
  });

export const Blank: Story = { parameters: answers(none) };

export const Loading: Story = { parameters: answers(application.pending()) };
export const ServerError: Story = { parameters: answers(application.error()) };

export const Invalid: Story = { parameters: answers(none), play: pressSend };

export const StatusApplied: Story = { parameters: is({}) };

export const StatusRejected: Story = { parameters: answers(refusedForm()) };

/** It is in the directory: on to its page's editor. */
export const StatusApproved: Story = {
  play: async ({ canvas }) => {
    const on = await canvas.findByRole('link', { name: 'Viết trang công ty' });
    await expect(on).toHaveAttribute('href', '/vi/contractor-view-editor/1');
  },
};

export const StatusSuspended: Story = {
  parameters: is({ state: 'suspended', place: null }),
};

export const StatusEnded: Story = { parameters: is({ state: 'ended', place: null }) };

export const LongText: Story = {
  parameters: is({
    state: 'rejected',
    place: null,
    company_name:
      'Công ty Trách nhiệm hữu hạn Một thành viên Tư vấn Thiết kế Thi công Xây dựng và Trang trí Nội thất Mộc An Bình Khánh',
    address:
      'Số 128/45/6 đường Nguyễn Thị Minh Khai nối dài, khu phố 7, phường An Khánh, tầng 12 toà nhà Hải Âu',
    rejection: 'Cần bổ sung giấy tờ. '.repeat(12).trim(),
  }),
};

/** An ordinary member becomes a company first. */
export const OrdinaryMember: Story = {
  beforeEach: () => {
    signInForStory('member');
    return signOutForStory;
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Đăng ký thành viên doanh nghiệp' }),
    ).toHaveAttribute('href', '/vi/my-profile-business-switch');
  },
};

/** Who trades alone reads that the directory is of companies. */
export const TradesAlone: Story = {
  parameters: answers(
    mock('getProfile').answer({
      data: { ...fixtures.partner, business_kind: 'individual', partner: [] },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Xem thông tin doanh nghiệp' });
  },
};

const consents = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) =>
  userEvent.click(await canvas.findByLabelText(/^(Thông tin trên|This is true|위 내용)/));

/** What was refused is sent again with something changed; how it stands takes the place of the form. */
export const CorrectsAndSendsAgain: Story = {
  parameters: answers(refusedForm(), applies),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Sửa và gửi lại' }));
    await putAll(context, { address: '10 Trần Phú', tax_code: '0401234567 001' });
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Huế' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thiết kế' }));
    await consents(context);
    await pressSend(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      address: '10 Trần Phú',
      tax_code: '0401234567-001',
      work_cities: ['Đà Nẵng'],
      services: ['design', 'renovation', 'turnkey'],
      papers: fixtures.contractorApplication().papers,
      consent: true,
    });
    const name = await canvas.findByRole('heading', { level: 2, name: /Mộc An/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(localStorage.getItem(place)).toBeNull();
  },
};

/** A tax code whose last digit does not belong to the others is told so, and can be sent. */
export const OddTaxCode: Story = {
  parameters: answers(none),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('textbox', { name: /^Mã số thuế/ });
    await putAll(context, { tax_code: '0401 234 567' });
    await canvas.findByText(/^Chữ số thứ mười không khớp/);
    await putAll(context, { tax_code: '0401 234 566' });
    await waitFor(() => expect(canvas.queryByText(/^Chữ số thứ mười không khớp/)).toBeNull());
  },
};

/** What was typed is there after a reload; a consent is given anew. */
export const KeepsWhatIsTyped: Story = {
  parameters: answers(none),
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText(/^Tên công ty/), 'Mộc An');
    await waitFor(() => expect(localStorage.getItem(place)).toContain('Mộc An'));
  },
};

/** The company was let in from another account meanwhile, or another tab was faster: nothing that was typed is lost. */
export const StatusConflict: Story = {
  parameters: answers(refusedForm(), mock('applyAsContractor').error(409)),
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: /^(Sửa và gửi lại|Correct|수정)/ }),
    );
    await consents(context);
    await pressSend(context);
    await context.canvas.findByText(/^(Dữ liệu vừa thay đổi|Bước này hiện)/);
  },
};

/** Nothing was changed since the refusal. */
export const StatusEventRefused: Story = {
  ...StatusConflict,
  parameters: answers(
    refusedForm(),
    mock('applyAsContractor').error(422, { code: 'EVENT_REFUSED' }),
  ),
};

/** A paper that is gone since. */
export const StatusProduct07: Story = {
  ...StatusConflict,
  parameters: answers(
    refusedForm(),
    mock('applyAsContractor').error(422, {
      code: 'PRODUCT_07',
      fields: [{ field: 'papers', code: 'PRODUCT_07' }],
    }),
  ),
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: /^(Sửa và gửi lại|Correct|수정)/ }),
    );
    await consents(context);
    await pressSend(context);
    await screen.findAllByText(/không còn trên máy chủ|no longer on our server|서버에 더 이상/);
  },
};
