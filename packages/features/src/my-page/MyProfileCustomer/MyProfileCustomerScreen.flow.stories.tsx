import { answers, MockFailure, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { put } from '../../shared/forms/story-steps.ts';
import type { Screen } from './MyProfileCustomerScreen.tsx';
import shown from './MyProfileCustomerScreen.stories.tsx';

let stored = fixtures.member;
let sent: object[] = [];

const meta = {
  ...shown,
  title: 'screens/my-page/MyProfileCustomer/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    stored = fixtures.member;
    sent = [];
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the last name by keys alone: Tab, type, Enter. One request on the version that was read. */
export const ChangesTheNameByKeyboard: Story = {
  parameters: answers(
    mock('updateProfile').answer(({ body }) => {
      sent.push(body);
      return { data: { ...fixtures.member, first_name: body.first_name, version: 4 } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByLabelText(/^Họ/);
    last.focus();
    await userEvent.tab();
    const first = canvas.getByLabelText(/^Tên/);
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.keyboard('Thu Hà{Enter}');
    await screen.findByText('Đã cập nhật hồ sơ');
    await expect(sent).toEqual([
      expect.objectContaining({ first_name: 'Thu Hà', expected_version: fixtures.member.version }),
    ]);
    await expect(first).toHaveValue('Thu Hà');
  },
};

const drafts = draftStore(`profile-${fixtures.member.id}`, 'tab');

/** What is typed lies in this tab; sent, it is forgotten. */
export const KeepsWhatIsTyped: Story = {
  parameters: answers(
    mock('updateProfile').answer(() => ({ data: { ...fixtures.member, version: 4 } })),
  ),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText(/^Tên/);
    await put({ userEvent }, first, 'Thu Hà');
    await waitFor(() => expect(drafts.read()).toMatchObject({ first_name: 'Thu Hà' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu hồ sơ' }));
    await screen.findByText('Đã cập nhật hồ sơ');
    await expect(drafts.read()).toBeNull();
  },
};

/** After a reload, or in another language, it is offered; nothing is written over unasked. */
export const OffersWhatWasTyped: Story = {
  beforeEach: () => drafts.write({ first_name: 'Thu Hà' }),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText(/^Tên/);
    await expect(first).toHaveValue(fixtures.member.first_name);
    await userEvent.click(await canvas.findByRole('button', { name: 'Điền tiếp' }));
    await expect(first).toHaveValue('Thu Hà');
  },
};

/** Another tab was first: what it stored is said, what was typed stays, and pressing again means it. */
export const SaysWhatAnotherTabStored: Story = {
  parameters: answers(
    mock('getProfile').answer(() => ({ data: stored })),
    mock('updateProfile').answer(({ body }) => {
      sent.push(body);
      if (sent.length === 1) {
        stored = { ...fixtures.member, first_name: 'Bình', version: 9 };
        throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
      }
      return { data: { ...stored, first_name: body.first_name, version: 10 } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText(/^Tên/);
    await userEvent.clear(first);
    await userEvent.type(first, 'Thu Hà');
    const save = canvas.getByRole('button', { name: 'Lưu hồ sơ' });
    await userEvent.click(save);
    await canvas.findByText(/Ở đó đã lưu: .*Bình/);
    await expect(canvas.getByLabelText(/^Tên/)).toHaveValue('Thu Hà');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu hồ sơ' }));
    await screen.findByText('Đã cập nhật hồ sơ');
    await expect(sent).toEqual([
      expect.objectContaining({ expected_version: fixtures.member.version }),
      expect.objectContaining({ expected_version: 9, first_name: 'Thu Hà' }),
    ]);
  },
};

/** A number nobody has is complained of at its field, before anything is sent. */
export const RefusesAPhone: Story = {
  parameters: answers(
    mock('updateProfile').answer(({ body }) => {
      sent.push(body);
      return { data: fixtures.member };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText(/^Số điện thoại/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '12345{Enter}');
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'));
    const summary = canvas.getByRole('region', { name: /chỗ cần sửa/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(sent).toEqual([]);
  },
};

/** Other devices end at one press, and the number of them is said. */
export const SignsOutElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng xuất nơi khác' }));
    await screen.findByText('Đã đăng xuất 2 nơi khác');
  },
};
