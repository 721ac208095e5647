import { answers, fixtures, mock, MockFailure } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Screen } from './MyProfileCustomerScreen.tsx';
import shown from './MyProfileCustomerScreen.stories.tsx';

let sent: object[] = [];

const meta = {
  ...shown,
  title: 'screens/my-page/MyProfileCustomer/consents/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    sent = [];
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const news = { name: 'Ý tưởng và ưu đãi qua email' };
const region = () => document.querySelector<HTMLElement>('#consents') ?? document.body;

/** Each by itself with its state, its day and the version; what an account needs has no switch. */
export const TellsEachByItself: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', news)).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Bản tin hằng tháng' })).toBeChecked();
    const campaigns = canvas.getByRole('switch', { name: 'Tin về các chương trình sau này' });
    await expect(campaigns).not.toBeChecked();
    await expect(campaigns).toHaveAccessibleDescription(/^Đã rút lại ngày .*nội dung bản 1$/);
    await expect(canvas.getAllByRole('switch')).toHaveLength(3);
    const terms = within(region()).getByText('Điều khoản dịch vụ').closest('li');
    await expect(terms).toHaveTextContent(/Đồng ý từ .*, nội dung bản 3/);
    await expect(within(terms as HTMLElement).getByRole('link', { name: 'Đọc' })).toHaveAttribute(
      'href',
      expect.stringContaining('/service'),
    );
  },
};

/** Nothing was ticked: there is one switch, off, and no history to unfold. */
export const NothingTicked: Story = {
  parameters: answers(
    mock('listConsents').answer({ data: { items: [...fixtures.consentsUntold] } }),
  ),
  play: async ({ canvas }) => {
    const only = await canvas.findByRole('switch');
    await expect(only).not.toBeChecked();
    await expect(only).toHaveAccessibleDescription('Chưa đồng ý');
    await expect(within(region()).getAllByText(/^Lịch sử/)).toHaveLength(2);
  },
};

/** By keys alone: Space switches off at once, one request goes out, and the focus stays. */
export const TakesBackByKeyboard: Story = {
  parameters: answers(
    mock('setConsent').answer(async ({ body }) => {
      sent.push(body);
      const items = fixtures.consents.map((one) =>
        one.kind === 'marketing'
          ? {
              ...one,
              granted: false,
              history: [{ granted: false, version: 1, at: '2026-03-06T03:00:00Z' }, ...one.history],
              since: '2026-03-06T03:00:00Z',
            }
          : one,
      );
      return { data: { items } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const marketing = await canvas.findByRole('switch', news);
    marketing.focus();
    await userEvent.keyboard(' ');
    await expect(marketing).not.toBeChecked();
    await screen.findByText(/^Đã tắt, có hiệu lực ngay: Ý tưởng và ưu đãi/);
    await expect(sent).toEqual([{ kind: 'marketing', granted: false, version: 1 }]);
    await waitFor(() =>
      expect(marketing).toHaveAccessibleDescription(/^Đã rút lại ngày .*nội dung bản 1$/),
    );
    await expect(marketing).toHaveFocus();
  },
};

/** What was taken back is given again to the text of today. */
export const GivesAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const campaigns = await canvas.findByRole('switch', {
      name: 'Tin về các chương trình sau này',
    });
    await userEvent.click(campaigns);
    await screen.findByText('Đã bật: Tin về các chương trình sau này');
    await expect(campaigns).toBeChecked();
  },
};

/** Refused, it shows what is stored again, and says why. */
export const GoesBackWhenRefused: Story = {
  parameters: answers(mock('setConsent').error()),
  play: async ({ canvas, userEvent }) => {
    const marketing = await canvas.findByRole('switch', news);
    await userEvent.click(marketing);
    await screen.findByText(/^Có lỗi ở phía chúng tôi/);
    await expect(marketing).toBeChecked();
  },
};

/** The text has changed since the page was opened: nobody agrees to what they have not read. */
export const StatusVersionConflict: Story = {
  parameters: answers(mock('setConsent').error(409, { code: 'VERSION_CONFLICT' })),
  play: async ({ canvas, userEvent }) => {
    const campaigns = await canvas.findByRole('switch', {
      name: 'Tin về các chương trình sau này',
    });
    await userEvent.click(campaigns);
    await screen.findByText(/Hãy tải lại trang, đọc rồi bật lại/);
    await expect(campaigns).not.toBeChecked();
  },
};

/** The newsletter's row is gone meanwhile, as after a change of the address. */
export const StatusNotFound: Story = {
  parameters: answers(mock('setConsent').error(404)),
  play: async ({ canvas, userEvent }) => {
    const letter = await canvas.findByRole('switch', { name: 'Bản tin hằng tháng' });
    await userEvent.click(letter);
    await waitFor(() => expect(letter).toBeChecked());
  },
};

/** Giving too often is stopped, with the time to wait. */
export const StatusRateLimited: Story = {
  parameters: answers(mock('setConsent').error(429)),
  play: async ({ canvas, userEvent }) => {
    const campaigns = await canvas.findByRole('switch', {
      name: 'Tin về các chương trình sau này',
    });
    await userEvent.click(campaigns);
    await screen.findByText(/^Bạn (thao tác|thử) quá/);
    await expect(campaigns).not.toBeChecked();
  },
};

/** No connection: nothing has changed, and the switch says so. */
export const Offline: Story = {
  parameters: answers(mock('setConsent').offline()),
  play: async ({ canvas, userEvent }) => {
    const marketing = await canvas.findByRole('switch', news);
    await userEvent.click(marketing);
    await screen.findByText('Không có kết nối mạng nên chưa gửi được.');
    await expect(marketing).toBeChecked();
  },
};

/** The rest of the profile does not wait for it. */
export const Loading: Story = {
  parameters: answers(mock('listConsents').pending()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Lưu hồ sơ' });
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

let tries = 0;

/** A failure stays in its part, and another try is answered. */
export const TriesAgain: Story = {
  beforeEach: () => {
    tries = 0;
  },
  parameters: answers(
    mock('listConsents').answer(() => {
      tries += 1;
      if (tries === 1) throw new MockFailure(500);
      return { data: { items: [...fixtures.consents] } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Lưu hồ sơ' });
    const again = await within(region()).findByRole('button', { name: /Thử lại/ });
    await userEvent.click(again);
    await expect(await canvas.findByRole('switch', news)).toBeChecked();
  },
};

/** What is unfolded stands in the address: each time with its moment and version, the newest first. */
export const UnfoldsHistory: Story = {
  parameters: { path: 'my-profile-customer?history=newsletter' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Lịch sử: Bản tin hằng tháng' });
    const entries = within(list).getAllByRole('listitem');
    await expect(entries.map((entry) => /đồng ý|rút lại/.exec(entry.textContent)?.[0])).toEqual([
      'đồng ý',
      'rút lại',
      'đồng ý',
    ]);
    await userEvent.click(within(region()).getByText('Lịch sử (2)'));
    const campaigns = { name: 'Lịch sử: Tin về các chương trình sau này', hidden: true };
    await waitFor(() => expect(canvas.getByRole('list', campaigns)).toBeVisible());
    await expect(list).not.toBeVisible();
  },
};
